import { type DialogCase, runDialog } from '../../eval/index.ts';
import { findFigures } from '../../guard/find-figures.ts';
import { splitWords } from '../../words/split-words.ts';
import type { CaseDialog, CaseStudio, Expected } from './dialog-case.ts';

type Played = ReturnType<typeof runDialog>[number];

/** Plays a dialog and lists what is wrong with its turns. */
export function playDialog(studio: CaseStudio, dialog: CaseDialog): string[] {
  const given = runDialog(toEvalCase(studio, dialog));
  return dialog.turns.flatMap(([said, expected], at) => {
    const turn = given[at];
    if (!turn) return [`${said}: no answer`];
    const language = expected.language ?? studio.lang;
    return faultsOf(expected, turn, language).map((fault) => `${said} → ${fault} → ${turn.reply}`);
  });
}

function faultsOf(expected: Expected, turn: Played, language: string): string[] {
  const reply = turn.reply.toLowerCase();
  const money = findFigures(turn.reply).flatMap(({ kind, value }) => (kind === 'money' ? [value] : []));
  const only = expected.only ?? expected.prices;
  const faults: string[] = [];
  for (const words of expected.says ?? [])
    if (![words].flat().some((word) => reply.includes(word.toLowerCase())))
      faults.push(`does not say ${words}`);
  for (const word of expected.not ?? []) if (reply.includes(word.toLowerCase())) faults.push(`says ${word}`);
  for (const price of expected.prices ?? [])
    if (!money.includes(price)) faults.push(`does not quote ${price}`);
  for (const price of money) if (only && !only.includes(price)) faults.push(`quotes ${price}`);
  if (expected.booked === null && turn.bookings.length > 0) faults.push('books too early');
  if (expected.booked) faults.push(...bookingFaults(expected.booked, turn));
  if (expected.gone && !turn.cancelled.some(({ start }) => start === expected.gone))
    faults.push(`${expected.gone} still stands`);
  if (expected.person !== undefined && expected.person !== turn.handoff)
    faults.push(`person: ${turn.handoff}`);
  if (turn.language !== language) faults.push(`answers in ${turn.language}`);
  return faults;
}

function bookingFaults(
  { start, name, service }: { start: string; name: string; service: string },
  turn: Played,
): string[] {
  const booking = turn.bookings.find((one) => one.start === start);
  if (!booking)
    return [`no booking at ${start} but ${turn.bookings.map((one) => one.start).join() || 'none'}`];
  const isNamed = splitWords(name).every((word) => splitWords(booking.customerName).includes(word));
  return [
    ...(isNamed ? [] : [`booked for ${booking.customerName}`]),
    ...(booking.service.includes(service) ? [] : [`booked ${booking.service}`]),
    ...(turn.bookings.length === 1 ? [] : ['booked twice']),
  ];
}

function toEvalCase(
  { prices, booked, lang, ...studio }: CaseStudio,
  { name, turns }: CaseDialog,
): DialogCase {
  return {
    id: name,
    lang,
    studio: {
      ...studio,
      prices: prices.map(([service, zone, material, carType, price]) => ({
        service,
        zone,
        material,
        carType,
        price,
      })),
      bookedEvents: booked.map(([customerName, service, start, end, bay]) => ({
        customerName,
        service,
        start,
        end,
        bay,
      })),
    },
    turns: turns.map(([user]) => ({ user })),
  };
}
