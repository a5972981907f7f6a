import type { Proving } from '@glossa/engine';
import { type Answer, answerBuiltIn } from '../assistant/index.ts';
import { calendarFactsOf, type TakenTime } from '../calendar/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import { contactOnlyFacts, studioFacts } from './domain/studio-facts.ts';
import type { KnownStudio } from './known-studios.ts';
import type { TalkDeps } from './talk-deps.ts';

type Turn = {
  talk: Pick<StoredConversation, 'isOverLimit' | 'dialogState'> | null;
  language: StoredConversation['language'];
  taken: readonly TakenTime[];
  text: string;
  now: Date;
  proving: Proving;
};

/** The built-in engine's answer, from what is remembered of the studio and what its calendar holds now. */
export function decideQuickly(
  { onDefect }: Pick<TalkDeps, 'onDefect'>,
  { partner, bot, rows }: KnownStudio,
  { talk, language, taken, text, now, proving }: Turn,
): Answer {
  const isOverLimit = talk?.isOverLimit ?? false;
  return answerBuiltIn(
    {
      text,
      studio: isOverLimit ? contactOnlyFacts(partner, bot) : studioFacts(partner, bot, rows),
      calendar: isOverLimit ? { busy: [], own: [] } : calendarFactsOf(taken),
      now: now.toISOString(),
      dialogState: talk?.dialogState ?? null,
      language,
      tone: bot.tone,
      history: [],
      proposal: null,
      proving,
    },
    onDefect,
  );
}
