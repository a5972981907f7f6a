import type { Proving, StudioFacts } from '@glossa/engine';
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
  studio: KnownStudio,
  { talk, language, taken, text, now, proving }: Turn,
): Answer {
  const isOverLimit = talk?.isOverLimit ?? false;
  return answerBuiltIn(
    {
      text,
      studio: isOverLimit ? contactOnlyFacts(studio.partner, studio.bot) : factsOf(studio),
      calendar: isOverLimit ? { busy: [], own: [] } : calendarFactsOf(taken),
      now: now.toISOString(),
      dialogState: talk?.dialogState ?? null,
      language,
      tone: studio.bot.tone,
      history: [],
      proposal: null,
      proving,
    },
    onDefect,
  );
}

/** What the engine works out of a studio's facts is kept with them, so they are made once. */
function factsOf(studio: KnownStudio): StudioFacts {
  const known = FACTS.get(studio) ?? studioFacts(studio.partner, studio.bot, studio.rows);
  FACTS.set(studio, known);
  return known;
}

const FACTS = new WeakMap<KnownStudio, StudioFacts>();
