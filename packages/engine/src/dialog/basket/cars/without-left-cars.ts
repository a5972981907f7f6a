import type { Understanding } from '../../../understanding/understand.ts';
import { isSameCar } from '../../wish/wishes-by-car.ts';
import { namesGoods } from '../edit-basket.ts';
import { OUT } from '../edit-words.data.ts';
import type { CarOrder } from './car-orders.ts';
import { carIn } from './car-parts.ts';

/** What is left of the cars, and of the message without what was said of those that go. */
export type LeftCars = { orders: CarOrder[]; said: string };

/** "Leave the Lanos out, only the Camry", "not the Hilux!": of several cars one goes. Null where none does. */
export function withoutLeftCars(
  orders: readonly CarOrder[],
  { written, rest }: Understanding,
): LeftCars | null {
  if (orders.length < 2) return null;
  const clauses = written.split(CLAUSES);
  const told = clauses.map((clause) => {
    const named = carIn(clause);
    const [order, ...more] = orders.filter(({ car }) => named && isSameCar(car, named));
    const isClear = order !== undefined && more.length === 0 && !namesGoods(clause);
    return { clause, order: isClear ? order : null };
  });
  const gone = new Set(told.flatMap(({ clause, order }) => (order && isGone(clause) ? [order] : [])));
  const only = new Set(told.flatMap(({ clause, order }) => (order && ONLY.test(clause) ? [order] : [])));
  if (gone.size === 0 || gone.size === orders.length) return null;
  const left = orders.filter((one) => !gone.has(one) && (only.size === 0 || only.has(one) || gone.size > 0));
  const said = told.reduce(
    (text, { clause, order }) => (order && gone.has(order) ? text.replace(clause, ' ') : text),
    rest,
  );
  return { orders: left, said };
}

function isGone(clause: string): boolean {
  return OUT.test(clause) || GONE.test(clause) || NOT_THE.test(clause);
}

const CLAUSES = /[,.;!?\n]|(?<!\p{L})(?:but|and|aber|und|але|а|но|и|і)(?!\p{L})/iu;
const GONE =
  /(?<!\p{L})(?:remove|drop|forget|scrap|ditch|without|cancel|skip|leave\s.*\s(?:out|off)|take\s.*\s(?:out|off)|raus|weg|ohne|streich\p{L}*|vergiss|прибер\p{L}*|забер\p{L}*|викин\p{L}*|без|забудь\p{L}*|убер\p{L}*|убра\p{L}*|выкин\p{L}*|не (?:треба|потрібн\p{L}*|надо|нужн\p{L}*))(?!\p{L})/iu;
const ONLY = /(?<!\p{L})(?:only|just|nur|bloß|тільки|лише|только|лишь)(?!\p{L})/iu;

/** "Not the Hilux!" and nothing more about it. */
const NOT_THE =
  /^\s*(?:\p{L}+\s){0,2}(?:not|nicht|kein(?:en|e)?|не)\s(?:(?:the|my|a|der|den|die|das|mein(?:en|e)?|той|ту|тот|мой|мою)\s)?[\p{L}\d-]+(?:\s[\p{L}\d-]+)?\s*$/iu;
