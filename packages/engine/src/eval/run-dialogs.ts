import { afterRefusal, type DialogState, type TurnResult, takeTurn } from '../index.ts';
import { calendarDouble } from './calendar-double.ts';
import { bookedEvents, type DialogCase, instantOf, localOf, studioOf } from './dialog-case.ts';

type Booking = { service: string; start: string; end: string; customerName: string };

export type PredictedTurn = {
  reply: string;
  bookings: Booking[];
  cancelled: Booking[];
  handoff: boolean;
  language: string;
};

const languageCodes = { EN: 'en', DE: 'de', UA: 'uk', RU: 'ru' } as const;

/** Talks a dialog through the same turn function the server uses, over a calendar in memory. */
export function runDialog(dialog: DialogCase): PredictedTurn[] {
  const studio = studioOf(dialog);
  const now = instantOf(dialog.studio.now, dialog.studio.timezone);
  const calendar = calendarDouble(bookedEvents(dialog));
  let state: DialogState | null = null;
  let isWithPerson = false;
  return dialog.turns.map(({ user }) => {
    let turn: TurnResult = takeTurn({ text: user, state, studio, calendar: calendar.facts(), now });
    const refused = turn.effects.find((effect) => !calendar.apply(effect));
    if (refused) turn = afterRefusal({ state: turn.state, studio, calendar: calendar.facts(), now, refused });
    state = turn.state;
    isWithPerson = isWithPerson || turn.wantsPerson;
    const asksOwner = turn.effects.some(({ kind }) => kind === 'handoff');
    const { live, cancelled } = calendar.touched();
    const shown = (events: typeof live): Booking[] =>
      events.map(({ service, start, end, customerName }) => ({
        service,
        start: localOf(start, dialog.studio.timezone),
        end: localOf(end, dialog.studio.timezone),
        customerName,
      }));
    return {
      reply: wordsOf(turn.reply),
      bookings: shown(live),
      cancelled: shown(cancelled),
      handoff: isWithPerson || asksOwner,
      language: languageCodes[turn.language],
    };
  });
}

/** What a client sees: the text and the choices below it. */
function wordsOf({ text, choices }: TurnResult['reply']): string {
  return [text, ...(choices ?? [])].join('\n');
}
