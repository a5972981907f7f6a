import type { DialogState } from '../../packages/engine/src/dialog-state.ts';
import { calendarDouble } from '../../packages/engine/src/eval/calendar-double.ts';
import type { StudioFacts } from '../../packages/engine/src/facts.ts';
import { afterRefusal, type Effect, type TurnResult, takeTurn } from '../../packages/engine/src/index.ts';
import { orderOf } from '../talks/run-talk.ts';
import { NOW } from '../talks/studio-of-talk.ts';
import type { GoldVisit } from './gold-visit.ts';
import { pathTo, studioOfVisits } from './studios.ts';

const ZONE = 'Europe/Berlin';

type Stand = { state: DialogState; calendar: ReturnType<typeof calendarDouble>; studio: StudioFacts };

/** What is wrong after a message in its situation, a line for each thing; none where all is right. */
export function faultsOf(gold: GoldVisit, lang: string): { faults: string[]; reply: string } {
  const stand = standAt(gold.at, lang);
  const turn = take(stand, gold.say);
  return { faults: faults(gold, { ...stand, state: turn.state }, turn), reply: turn.reply.text };
}

/** The talk on its way to a situation. */
export function standAt(situation: string, lang: string): Stand {
  const studio = studioOfVisits(lang);
  const calendar = calendarDouble([]);
  let state: DialogState | null = null;
  for (const text of pathTo(situation, lang)) ({ state } = take({ state, calendar, studio }, text));
  if (state === null) throw new Error(`no way leads to ${situation}`);
  return { state, calendar, studio };
}

function take(
  { state, calendar, studio }: Omit<Stand, 'state'> & { state: DialogState | null },
  text: string,
): TurnResult & { effects: Effect[] } {
  const common = { studio, now: NOW };
  const turn = takeTurn({ ...common, text, state, calendar: calendar.facts() });
  const refused = turn.effects.find((effect) => !calendar.apply(effect));
  return refused ? afterRefusal({ ...common, state: turn.state, calendar: calendar.facts(), refused }) : turn;
}

function faults(gold: GoldVisit, { state, calendar, studio }: Stand, turn: TurnResult): string[] {
  const found: string[] = [];
  const differ = (what: string, wanted: unknown, got: unknown) => {
    if (JSON.stringify(wanted) !== JSON.stringify(got))
      found.push(`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
  };
  const rowsOf = (wished: DialogState['wished']) =>
    orderOf({ ...state, wished, later: [], booked: null }, studio)
      .map((id) => Number(id.replace('row-', '')) + 1)
      .toSorted((a, b) => a - b);
  const starts = calendar.facts().own.map(({ start }) => start);
  const visits = [...(state.visits ?? []), ...(state.booked ? [state.booked] : [])];
  const told = new Map(
    starts.map((start) => [start, visits.findLast((visit) => visit.start === start)?.wished ?? []]),
  );
  const planned = [...state.wished, ...(state.later ?? [])];
  const standing = [...told].map(([start, wished]) => `${local(start)} ${rowsOf(wished).join()}`).toSorted();
  differ('visits', gold.visits.map(sorted).toSorted(), standing);
  if (starts.length === 0 || gold.order.length > 0)
    differ(
      'order',
      gold.order.toSorted((a, b) => a - b),
      rowsOf(planned),
    );
  if (gold.slot !== undefined) differ('slot', gold.slot, state.slot ? local(state.slot.start) : null);
  const { days, from, to } = gold;
  if (days || from || to) {
    const offered = state.offered.map(({ start }) => local(start));
    const isRight = (at: string) =>
      (!days || days.includes(at.slice(0, 10))) &&
      (!from || at.slice(11) >= from) &&
      (!to || at.slice(11) <= to);
    if (offered.length === 0 || !offered.every(isRight))
      found.push(`offered ${offered.join()} instead of ${[days, from, to].join(' ')}`);
  }
  if (gold.name !== undefined && !alike(gold.name, state.name ?? ''))
    found.push(`name ${state.name} instead of ${gold.name}`);
  const digits = gold.phone?.replace(/\D/gu, '').slice(-6);
  if (digits !== undefined && !(state.phone ?? '').endsWith(digits))
    found.push(`phone ${state.phone} instead of ${gold.phone}`);
  for (const topic of gold.answers ?? []) {
    const answer = studio.knowledge?.find((one) => one.topic === topic)?.answer ?? topic;
    if (!turn.reply.text.includes(answer)) found.push(`${topic} not told`);
  }
  const passes = turn.effects.some(({ kind }) => kind === 'handoff');
  if (gold.passes !== undefined) differ('passed on', gold.passes, passes);
  return found;
}

function sorted(visit: string): string {
  const [start = '', rows = ''] = visit.split(' ');
  return `${start} ${rows
    .split(',')
    .map(Number)
    .toSorted((a, b) => a - b)
    .join()}`;
}

function alike(wanted: string, got: string): boolean {
  const words = got.toLowerCase().split(/\s+/u);
  return wanted
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => words.includes(word));
}

function local(instant: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(instant))
    .replace(' ', 'T');
}
