import type { DialogState } from '../../dialog-state.ts';
import type { Stance } from '../../reading/reading.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { WishReading } from '../wish/read-wish.ts';
import type { SaidUnit } from './said-units.ts';
import type { Standing } from './standing.ts';

export const STANCES: readonly Stance[] = ['+', '-', '~', '<'];

const bit = (is: boolean) => (is ? 1 : 0);

type Around = { state: DialogState; before: Standing; proposed: Standing; units: readonly SaidUnit[] };

/** What the whole message is like, the same for every line. */
export function signsOfMessage(
  wish: WishReading,
  message: Understanding,
  { state, before, proposed, units }: Around,
): number[] {
  const { intents, acts } = message;
  const named = units.filter(({ isNamed }) => isNamed);
  const countOf = (stance: Stance) => named.filter((unit) => unit.stance === stance).length;
  return [
    bit(wish.isTouched),
    bit(wish.isAnswer === true),
    bit(wish.isLess === true || (wish.takenOut ?? []).length > 0),
    bit(wish.isNamedAgain === true),
    bit(wish.isUnknown || wish.isPartUnknown),
    proposed.open.size,
    proposed.settled.size,
    before.settled.size,
    before.open.size,
    [...before.settled].filter((at) => !proposed.settled.has(at)).length,
    [...proposed.settled].filter((at) => !before.settled.has(at)).length,
    Math.max(0, ASKED.indexOf(state.asked?.kind ?? 'none')),
    bit(state.isBooking),
    ...STANCES.map(countOf),
    ...INTENTS.map((intent) => bit(intents.has(intent))),
    ...ACTS.map((act) => bit(acts.has(act) || message.reading.clauses.some((clause) => clause.act === act))),
    bit(message.isEither),
    bit(message.isGoodsAside),
    message.denied.length,
    bit(message.text.includes('?')),
    message.text.split(/\s+/u).length,
    bit(message.ordinal !== null),
    message.topics.length + message.questions.length,
    bit(message.times.reading !== null),
    bit(message.name !== null || message.phone !== null),
    state.turns,
  ];
}

const ASKED: readonly string[] = [
  'none',
  'service',
  'zone',
  'material',
  'carType',
  'booking',
  'time',
  'name',
  'confirm',
];

const INTENTS: readonly Intent[] = [
  'only',
  'add',
  'instead',
  'no',
  'yes',
  'price',
  'together',
  'apart',
  'difference',
  'cheaper',
  'book',
  'haggle',
];

const ACTS: readonly string[] = [
  'want',
  'add',
  'drop',
  'change',
  'choose',
  'ask.price',
  'ask.have',
  'ask.included',
  'ask.advice',
  'ask.difference',
  'tell.condition',
  'tell.car',
  'unsure',
];
