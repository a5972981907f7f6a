import { type Act, words } from '../dialog/act.ts';
import { tintLawOf } from '../dialog/answers/tint-notice.ts';
import { newContext } from '../dialog/context.ts';
import type { EngineLanguage, PriceRow, StudioFacts } from '../facts.ts';
import type { Offer } from '../prices/index.ts';
import { formatRows, formatTotal } from '../wording/format-rows.ts';
import { clockworkOf, formatChoice, formatInstant } from '../wording/format-when.ts';
import { namingOf, sayActs, sayChoices } from '../wording/say-acts.ts';

type Voice = { studio: StudioFacts; language: EngineLanguage; offer?: Offer | undefined };

/** What rows cost together, as clients read it, with "from" where the list says so. */
export function sayPrice(rows: readonly PriceRow[], voice: Voice): string {
  return formatTotal(rows, namingOf({ ...voice, turn: 0 }));
}

/** Rows with their prices line by line, and the sum of several. */
export function sayQuote(rows: readonly PriceRow[], voice: Voice): string {
  return formatRows(rows, namingOf({ ...voice, turn: 0 }));
}

/** A moment in the studio's time, in a sentence. */
export function sayTime(instant: string, { studio, language }: Voice): string {
  return formatInstant(instant, clockworkOf(studio, language));
}

/** Times as they are put to choose from. */
export function sayTimeChoices(starts: readonly string[], { studio, language }: Voice): string[] {
  return starts.map((start) => formatChoice(start, clockworkOf(studio, language)));
}

/** What a client may answer to a question whether something is to be written. */
export function sayConfirmChoices(kind: 'book' | 'reschedule' | 'cancel', voice: Voice): string[] {
  const keys = kind === 'cancel' ? (['cancel', 'keep'] as const) : (['yes', 'otherTime'] as const);
  return sayChoices(
    keys.map((key) => ({ key })),
    { ...voice, turn: 0 },
  );
}

/** The notice on film for front glass, where the studio's country has one. */
export function sayTintLaw(voice: Voice): string | null {
  const { studio, language } = voice;
  const key = tintLawOf(newContext(studio, undefined, '2000-01-01T00:00:00Z'));
  return key === null ? null : sayActs([{ key }], { studio, language, turn: 0 });
}

/** That a visit was moved or cancelled, in the assistant's own words. */
export function sayChanged(
  kind: 'moved' | 'cancelled',
  { service, start }: { service: string; start: string },
  voice: Voice,
): string {
  const act: Act = { key: kind, values: { service: words(service), when: { instant: start } } };
  return sayActs([act], { ...voice, turn: 0 });
}
