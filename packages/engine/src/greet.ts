import type { EngineLanguage, StudioFacts } from './facts.ts';
import { normaliseLanguage } from './language/index.ts';
import { CHOICES, SENTENCES } from './wording/sentences.ts';
import { fill } from './words/fill.ts';

/**
 * The first words of a chat, in the bot's own language. The owner's greeting is used as it is, and the sentence
 * that this is an AI assistant is added when it doesn't say so itself.
 */
export function greet(studio: StudioFacts): { text: string; choices: string[]; language: EngineLanguage } {
  const language = normaliseLanguage(studio.botLanguage) ?? 'EN';
  const { price, person } = CHOICES[language];
  const own = studio.greeting.trim();
  const introduction = fill(SENTENCES[language].hello[0], {
    bot: studio.botName || 'Glossa',
    studio: studio.name,
  });
  const text = own === '' ? introduction : SAYS_AI.test(own) ? own : `${own}\n${introduction}`;
  return { text, choices: [price, person], language };
}

const SAYS_AI =
  /(?<!\p{L})(?:ai|ki|ші|ии|bot|бот)(?!\p{L})|k\.i\.|a\.i\.|штучн\p{L}* інтелект|искусственн\p{L}* интеллект|assistent|assistant/iu;
