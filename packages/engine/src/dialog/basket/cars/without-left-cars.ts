import type { Understanding } from '../../../understanding/understand.ts';
import { isSameCar } from '../../wish/wishes-by-car.ts';
import { namesGoods } from '../edit-basket.ts';
import { OUT } from '../edit-words.data.ts';
import type { CarOrder } from './car-orders.ts';
import { carIn, pointedAt } from './car-parts.ts';
import { NTH_CAR, ONE_CAR } from './one-car-words.data.ts';

/** The cars that stay, and those that go. */
export type LeftCars = { orders: CarOrder[]; gone: CarOrder[] };

/** "Leave the Lanos out, only the Camry", "not the Hilux!": of several cars one goes. Null where none does. */
export function withoutLeftCars(orders: readonly CarOrder[], { written }: Understanding): LeftCars | null {
  if (orders.length < 2 || BROUGHT.test(written)) return null;
  const gone = ONE_CAR.test(written) ? allButOne(written, orders) : goneIn(written, orders);
  if (gone.size === 0 || gone.size === orders.length) return null;
  return { orders: orders.filter((one) => !gone.has(one)), gone: [...gone] };
}

/** "There is only one car": the one that is named stays, or else the first whose model is known. */
function allButOne(written: string, orders: readonly CarOrder[]): Set<CarOrder> {
  const named = written.split(CLAUSES).flatMap((clause) => {
    const car = carIn(clause);
    return car?.model ? orders.filter((one) => one.car.model !== null && isSameCar(one.car, car)) : [];
  });
  const only = named[0] ?? orders.find(({ car }) => car.model !== null) ?? orders[0];
  return new Set(orders.filter((one) => one !== only));
}

/** The only car of a talk is let go. */
export function isLetGo(orders: readonly CarOrder[], { written }: Understanding): boolean {
  return orders.length === 1 && goneIn(written, orders).size === 1;
}

function goneIn(written: string, orders: readonly CarOrder[]): Set<CarOrder> {
  const gone = written.split(CLAUSES).flatMap((clause) => {
    const nth = orders.length > 1 ? NTH_CAR.findIndex((place) => place.test(clause)) : -1;
    const named = nth < 0 ? (carIn(clause) ?? pointedAt(clause, orders)) : null;
    const [order, ...more] =
      nth < 0 ? orders.filter(({ car }) => named && isSameCar(car, named)) : orders.slice(nth, nth + 1);
    // The "delete" of "delete the first car" may sound like a removal that is sold.
    const isClear = order !== undefined && more.length === 0 && !namesGoods(withoutVerb(clause));
    return isClear && isGone(clause) ? [order] : [];
  });
  return new Set(gone);
}

/** "Take the leather off the Audi": what stands between is what goes. */
function withoutVerb(clause: string): string {
  return clause.replace(GONE, (verb) => verb.replace(/^\S+|\S+$/gu, ' '));
}

/** What is said besides that a car goes. */
export function withoutLeaving(said: string): string {
  return said.replace(new RegExp(GONE.source, 'giu'), ' ');
}

function isGone(clause: string): boolean {
  return (
    OUT.test(clause) ||
    GONE.test(clause) ||
    NOT_THE.test(clause) ||
    AFTER_ALL_NOT.test(clause) ||
    WHAT_CAR.test(clause)
  );
}

/** "Fetch the van, we bring the other one ourselves" lets no car go. */
const BROUGHT =
  /(?<!\p{L})(?:(?:bring|drop|drive|fetch|collect|pick)\p{L}*\s(?:\p{L}+\s){0,3}(?:ourselves|myself|up|over|round)|(?:bringen|fahren|holen|abholen)\s?\p{L}*\s(?:wir|ich|sie|ihr)|(?:wir|ich) bringen?|привез\p{L}*|привоз\p{L}*|приж?ен\p{L}*|достав\p{L}*)(?!\p{L})/iu;

const CLAUSES = /[,.;!?\n]|(?<!\p{L})(?:but|and|aber|und|але|а|но|и|і)(?!\p{L})/iu;
const GONE =
  /(?<!\p{L})(?:remove|delete|drop|forget|scrap|ditch|without|cancel|skip|leave\s.*\s(?:out|off)|take\s.*\s(?:out|off)|raus|weg|ohne|streich\p{L}*|lösch\p{L}*|vergiss|видал\p{L}*|удал\p{L}*|прибер\p{L}*|забер\p{L}*|викин\p{L}*|без|забудь\p{L}*|убер\p{L}*|убра\p{L}*|выкин\p{L}*|не (?:треба|потрібн\p{L}*|надо|нужн\p{L}*))(?!\p{L})/iu;

/** "Not the Hilux!" and nothing more about it. */
const NOT_THE =
  /^\s*(?:\p{L}+\s){0,2}(?:not|nicht|kein(?:en|e)?|не)\s(?:(?:the|my|a|der|den|die|das|mein(?:en|e)?|той|ту|тот|мой|мою)\s)?[\p{L}\d-]+(?:\s[\p{L}\d-]+)?\s*$/iu;

/** "What BMW?": whoever asks so has none. */
const WHAT_CAR =
  /^\s*(?:(?:а|та|and|und|so|wait|стоп|bro|hä|hey)\s)*(?:what|which|welche[rsn]?|was für ein(?:en)?|який|яка|яке|какой|какая|какое)\s(?:ще\s|ещё\s|еще\s|ж\s|же\s|denn\s)?[\p{L}\d-]+(?:\s[\p{L}\d-]+)?\s*$/iu;

/** "The Tesla after all not", as German has it, and "the X5 not now" of the others. */
const AFTER_ALL_NOT =
  /^\s*(?:(?:und|ok|gut|the|my|der|den|die|das|mein(?:en|e)?)\s)*[\p{L}\d-]+(?:\s[\p{L}\d-]+)?\s(?:(?:doch|lieber|dann|erst|mal|jetzt|поки|пока|тоді|тогда|уже|вже|мабуть|наверное)\s)*(?:nicht|nich|ned|ні|нет|не будем|не будемо|not)(?:\s(?:mehr|now|after all))?\s*$/iu;
