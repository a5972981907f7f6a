import {
  type BayTaken,
  type CalendarEvent,
  type LocalTimeChoices,
  mostRepeats,
  mostSubscriptions,
  type SubscriptionProblem,
} from '@glossa/contracts';
import { AppError } from '../../http/app-error.ts';
import { invalidRequest } from '../../http/http.errors.ts';
import type { EventTimes } from './domain/read-event-times.ts';

export const bayTaken = (details: BayTaken) =>
  new AppError('conflict', 'bay_taken', sentenceOf(details.inTheWay), { details });

export const inPast = () =>
  new AppError('invalid', 'in_past', 'start: is past already', {
    details: [{ field: 'start', problem: 'is past already' }],
  });

export const stale = (current: CalendarEvent) =>
  new AppError('conflict', 'stale', 'Somebody changed this event meanwhile.', { details: { current } });

export const keyReused = () =>
  new AppError('conflict', 'id_reused', 'This key was used for another event already.');

export const unknownBay = () => invalidRequest('bayId: is not a bay of this business');

export const noJob = () => invalidRequest('jobState: a closure is no job');

export const notDone = () => invalidRequest('paid: only a job that is done was paid');

export const tooManyRepeats = () =>
  invalidRequest(`repeat.until: must give at most ${mostRepeats} events`, [
    { field: 'repeat.until', problem: `must give at most ${mostRepeats} events` },
  ]);

const subscriptionSentences: Record<SubscriptionProblem, string> = {
  refused: 'This address cannot be subscribed to. Please use the public https address of a calendar.',
  unreachable: 'This calendar could not be reached.',
  too_large: 'This calendar is too large.',
  not_calendar: 'There is no calendar at this address.',
};

export const calendarRefused = (problem: SubscriptionProblem) =>
  new AppError('invalid', 'calendar_refused', subscriptionSentences[problem], { details: { problem } });

export const tooManyCalendars = () =>
  new AppError('conflict', 'calendar_limit', `At most ${mostSubscriptions} calendars can be subscribed to.`);

export const fromCalendar = () =>
  new AppError('conflict', 'from_calendar', 'This comes from another calendar. Please change it there.');

export const notBookable = () =>
  new AppError('invalid', 'not_bookable', 'This time cannot be booked. Please choose another one.');

export const tooLate = () =>
  new AppError('conflict', 'too_late', 'It is too late to change this booking online.');

/** Names the field, and for a clock that jumps the times that can be meant. */
export function badTime({ field, refusal }: Extract<EventTimes, { ok: false }>): AppError {
  const sentence = `${field}: ${refusal.problem}`;
  const details: LocalTimeChoices = { field, choices: refusal.choices };
  switch (refusal.reason) {
    case 'invalid':
      return invalidRequest(sentence, [{ field, problem: refusal.problem }]);
    case 'nonexistent':
      return new AppError('invalid', 'nonexistent_local_time', sentence, { details });
    case 'ambiguous':
      return new AppError('invalid', 'ambiguous_local_time', sentence, { details });
  }
}

function sentenceOf(inTheWay: CalendarEvent[]): string {
  const titles = inTheWay.map(({ title }) => title).filter((title) => title !== '');
  return titles.length > 0
    ? `This time is taken already: ${titles.join(', ')}.`
    : 'This time is taken already.';
}
