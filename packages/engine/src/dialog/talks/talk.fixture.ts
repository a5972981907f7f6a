import type { DialogState } from '../../dialog-state.ts';
import { type CalendarDouble, calendarDouble } from '../../eval/calendar-double.ts';
import type { CalendarFacts, PriceRow, StudioFacts } from '../../facts.ts';
import type { TurnResult } from '../../finish-turn.ts';
import { takeTurnOnce } from './take-turn-once.fixture.ts';

const now = '2027-03-15T08:00:00Z';

export const open: [string, string][] = [['09:00', '18:00']];
export const weekdays = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] };

/** A studio that is open on weekdays, with the rows and facts a test is about. */
export function exampleStudio(rows: readonly PriceRow[], facts: Partial<StudioFacts> = {}): StudioFacts {
  return {
    name: 'Shine',
    address: '',
    phone: '',
    email: '',
    timezone: 'Europe/Berlin',
    currency: 'EUR',
    botName: 'Mia',
    botLanguage: 'en',
    greeting: '',
    exampleScript: '',
    hours: weekdays,
    rows: [...rows],
    ...facts,
  };
}

/** One message after the other, each with what the turns before it left behind. */
export function talkTo(
  studio: StudioFacts,
  lines: readonly string[],
  { calendar, at = now }: { calendar?: CalendarFacts; at?: string } = {},
): TurnResult[] {
  let state: DialogState | null = null;
  return lines.map((text) => {
    const turn: TurnResult = takeTurnOnce({ text, state, studio, now: at, ...(calendar && { calendar }) });
    state = turn.state;
    return turn;
  });
}

/** The same with a calendar that keeps what is booked in the talk. */
export function talkThatBooks(studio: StudioFacts, lines: readonly string[]): TurnResult[] {
  let state: DialogState | null = null;
  let calendar: CalendarFacts = { busy: [], own: [] };
  return lines.map((text) => {
    const turn: TurnResult = takeTurnOnce({ text, state, studio, now, calendar });
    state = turn.state;
    for (const effect of turn.effects) {
      if (effect.kind !== 'book') continue;
      const { bayId, start, end, service, customerName } = effect;
      const booking = {
        id: `${service} ${start}`,
        service,
        start,
        end,
        bayId,
        customerName: customerName ?? '',
      };
      calendar = {
        busy: [...calendar.busy, { bayId, start, end }],
        own: [...calendar.own, booking],
      };
    }
    return turn;
  });
}

/** The same with a calendar that does all that a turn asks of it, and that tells what it refused. */
export function talkInCalendar(
  studio: StudioFacts,
  lines: readonly string[],
): { turns: TurnResult[]; own: CalendarFacts['own']; refused: string[] } {
  const calendar: CalendarDouble = calendarDouble([]);
  const refused: string[] = [];
  let state: DialogState | null = null;
  const turns = lines.map((text) => {
    const turn: TurnResult = takeTurnOnce({ text, state, studio, now, calendar: calendar.facts() });
    state = turn.state;
    for (const effect of turn.effects) if (!calendar.apply(effect)) refused.push(`${text}: ${effect.kind}`);
    return turn;
  });
  return { turns, own: calendar.facts().own, refused };
}
