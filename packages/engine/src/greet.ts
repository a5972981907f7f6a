import type { EngineLanguage, StudioFacts } from './facts.ts';
import { normaliseLanguage } from './language/index.ts';
import { CHOICES, SENTENCES } from './wording/sentences.ts';
import { fill } from './words/fill.ts';

/**
 * The first words of a chat, in the bot's own language unless another one is wanted. The owner's greeting is used as it
 * is where it is in that language, and the sentence that this is an AI assistant is added when it doesn't say so itself.
 */
export function greet(
  studio: StudioFacts,
  wanted?: EngineLanguage,
): { text: string; choices: string[]; language: EngineLanguage } {
  const bot = normaliseLanguage(studio.botLanguage) ?? 'EN';
  const language = wanted ?? bot;
  const { price, person } = CHOICES[language];
  const own = language === bot ? studio.greeting.trim() : '';
  const introduction = fill(SENTENCES[language].hello[0], {
    bot: studio.botName || 'Glossa',
    studio: studio.name,
  });
  const text = own === '' ? introduction : SAYS_AI.test(own) ? own : `${own}\n${introduction}`;
  return { text, choices: [price, person], language };
}

const SAYS_AI =
  /(?<!\p{L})(?:ai|ki|ші|ии|bot|бот)(?!\p{L})|k\.i\.|a\.i\.|штучн\p{L}* інтелект|искусственн\p{L}* интеллект|assistent|assistant/iu;
