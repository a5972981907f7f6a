import { matchServices, readMessage } from '../../../prices/index.ts';
import { BESIDE, OF_ANOTHER } from '../../../understanding/beside-words.data.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import { words } from '../../act.ts';
import { repeatQuestion } from '../../answers/repeat-question.ts';
import type { Context } from '../../context.ts';
import { type Draft, say } from '../../draft.ts';
import { carName } from '../../wish/car-name.ts';
import { narrowWishes } from '../../wish/narrow-wish.ts';
import { ordersOf } from './car-orders.ts';
import { carParts } from './car-parts.ts';

/**
 * "Is it the same price if I bring my wife's CX-5?": what it would be for that car is told, and nothing is changed by
 * asking.
 */
export function priceOtherCar(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const orders = ordersOf(state);
  const [order, ...others] = orders;
  if (!order?.car.model || others.length > 0 || !asksWhatIf(message)) return false;
  const fresh = carParts(message.rest, orders, context.index).parts.filter(({ isKnown }) => !isKnown);
  const [part, ...more] = fresh;
  if (!part || more.length > 0 || part.car.model === null || namesOtherJob(part.said, order.wished, context))
    return false;
  const narrowed = narrowWishes(
    { ...state, wished: [...order.wished], later: [], car: part.car, carType: null },
    context,
  );
  const rows = narrowed.flatMap(({ rows }) => rows);
  if (narrowed.length === 0 || rows.length < narrowed.length) return false;
  const car = words(carName(part.car));
  draft.told.push(rows, ...rows.map((row) => [row]));
  say(draft, 'quoteCar', { car, rows: { lines: rows } });
  if (rows.length > 1) say(draft, 'quoteAllCars', { price: { total: rows } });
  draft.state = { ...draft.state, besideCar: { car: part.car, wished: [...order.wished] } };
  say(draft, 'leftAtCar', { car: words(carName(order.car)) });
  repeatQuestion(draft, context);
  return true;
}

/** A question with an "if" in it, or for no more than another car: "and for an X5?" */
function asksWhatIf({ written, intents, times }: Understanding): boolean {
  const isAsked = written.includes('?') || intents.has('price');
  if (!isAsked || intents.has('add')) return false;
  if (SAME_PRICE.test(written) || IF.test(written)) return !ALSO.test(written);
  if (intents.has('book') || times.reading !== null) return false;
  if (BESIDE.test(written) || OF_ANOTHER.test(written)) return false;
  return AND_FOR.test(written) && splitWords(written).length <= SHORT;
}

function namesOtherJob(said: string, wished: readonly { service: string }[], { index }: Context): boolean {
  const { matches } = matchServices(readMessage(said), index);
  return matches.some(({ candidates }) =>
    candidates.every(({ service }) => !wished.some((one) => one.service === service)),
  );
}

const SHORT = 9;
const SAME_PRICE =
  /(?<!\p{L})(?:same (?:price|cost|money)|cost(?:s)? the same|(?:gleiche[nrs]?|selbe[nrs]?) preis|genauso ?viel|gleich ?viel|(?:та|така) (?:сама|ж) ціна|стільки ж|так само кошту\p{L}*|(?:та|такая) же цена|столько же|так же сто\p{L}*)(?!\p{L})/iu;
const IF =
  /(?<!\p{L})(?:if|would|suppose|wenn|falls|wäre?s?|würde|käme|якщо|якби|було б|буде якщо|если|было бы|бы)(?!\p{L})/iu;
/** "What if I bring the X5 as well?" is about both. */
const ALSO =
  /(?<!\p{L})(?:as well|too|also|both|together|second car|auch|beide\p{L}*|zusammen|dazu|mitbring\p{L}*|теж|також|обидв\p{L}*|разом|ще й|тоже|также|обе|оба|вместе|ещё и|еще и)(?!\p{L})/iu;
const AND_FOR =
  /^\s*(?:(?:ok(?:ay)?|gut|ясно|добре|хорошо|понял\p{L}*|зрозумі\p{L}*)[\s,.]+)?(?:and|und|а|і|и|what about|how about|was ist mit|wie ist es)\s/iu;
