import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { type Context, toLocal } from '../context.ts';
import { readOrderAnswer, sumOf } from '../order/doubt/read-order-answer.ts';
import { isSumOf, sumsSaid } from '../order/doubt/sum-said.ts';

/** "All of it from 21, right?" of 21 000 names no hour: it is the sum that stands on the screen. */
export function withoutHourOfSum(
  message: Understanding,
  state: DialogState,
  context: Context,
): Understanding {
  const { reading } = message.times;
  if (!reading || reading.isDayNamed || state.wished.length === 0) return message;
  const { text } = message;
  const said = text.slice(reading.span.start, reading.span.end);
  if (OF_CLOCK.test(text.slice(reading.span.start, reading.span.end + BEHIND))) return message;
  const [sum, ...others] = sumsSaid(said);
  if (!sum || others.length > 0 || isOffered(reading.start.slice(11, 16), state, context)) return message;
  const shown = context.studio.rows.filter(({ id }) => state.shownRowIds.includes(id));
  const sums = [
    ...[state.wished, ...(state.asked?.orders ?? [])].map((order) => sumOf(order, state, context)),
    ...shown.map(({ price }) => price),
  ];
  if (!sums.some((one) => isSumOf(one, sum))) return message;
  const isOfMoney =
    message.intents.has('together') ||
    message.intents.has('price') ||
    LED_TO_SUM.test(text.slice(0, reading.span.end)) ||
    readOrderAnswer(message, state, context) !== null;
  if (!isOfMoney) return message;
  return { ...message, times: { ...message.times, reading: null, further: null } };
}

/** An hour that is open to choose is an hour. */
function isOffered(clock: string, { offered }: DialogState, { studio }: Context): boolean {
  return offered.some(({ start }) => toLocal(start, studio.timezone).toString().slice(11, 16) === clock);
}

const BEHIND = 8;
const OF_CLOCK =
  /\d:\d\d|\d\s?(?:uhr|a\.?m|p\.?m|o.?clock|h(?!\p{L})|год|час|ранку|утра|вечера|вечора|дня)/iu;

/** "От 21": what a price begins with, and no hour does. */
const LED_TO_SUM = /(?<!\p{L})(?:от|за|for)\s\d[\d.,]*$/iu;
