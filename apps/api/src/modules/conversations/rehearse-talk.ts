import type { Language, Quote } from '@glossa/contracts';
import { greet } from '@glossa/engine';
import { notFound } from '../../http/http.errors.ts';
import { answerBuiltIn } from '../assistant/index.ts';
import type { StoredBot } from '../bots/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import { studioFacts } from './domain/studio-facts.ts';
import type { TalkDeps } from './talk-deps.ts';

export type RehearsedLine = {
  author: 'client' | 'bot';
  text: string;
  choices?: readonly string[] | undefined;
  quote?: Quote | undefined;
};

type Deps = Pick<TalkDeps, 'db' | 'now' | 'findPartner' | 'findActivePriceList' | 'onDefect'>;

/** What a bot would say to these words now, from its studio's own list. Nothing is stored or held. */
export async function rehearseTalk(
  { db, now, findPartner, findActivePriceList, onDefect }: Deps,
  bot: StoredBot,
  { language, words }: { language: Language; words: readonly string[] },
): Promise<{ studioName: string; botName: string; lines: RehearsedLine[] }> {
  const partner = await findPartner(db, bot.partnerId);
  if (!partner) throw notFound();
  const { rows } = await findActivePriceList(db, partner.id);
  const studio = studioFacts(partner, bot, rows);
  const lines: RehearsedLine[] = [{ author: 'bot', text: greet(studio, language).text }];
  let dialogState: StoredConversation['dialogState'] = null;
  for (const text of words) {
    const { reply, state } = answerBuiltIn(
      {
        ...{ text, studio, dialogState, language, tone: bot.tone, history: [], proposal: null },
        ...{ calendar: { busy: [], own: [] }, now: now().toISOString() },
      },
      onDefect,
    );
    dialogState = state;
    lines.push(
      { author: 'client', text },
      { author: 'bot', text: reply.text, choices: reply.choices, quote: reply.quote },
    );
  }
  return { studioName: partner.name, botName: bot.name, lines };
}
