import type { PriceRow } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { changesOrder } from '../order/changes-order.ts';
import { quote, settledRows } from '../wish/answer-wish.ts';
import { isOfSum } from './own-questions.ts';
import { repeatQuestion } from './repeat-question.ts';

/** "So 90 to 105, right?", "700 more for matt?": whoever counts along is told that it is so. */
export function confirmSum(draft: Draft, message: Understanding, context: Context): boolean {
  const { text, counted, name, phone, times } = message;
  const figures = (text.match(FIGURES) ?? []).map((figure) => Number(figure.replace(/\D/gu, '')));
  const isCounted = isOfSum(text) && COUNTED.test(text) && text.includes('?');
  const isCheck = figures.length > 0 && (CHECKING.test(text) || isCounted) && text.length <= LONGEST;
  if (!isCheck || name !== null || phone !== null || times.reading !== null || OTHERWISE.test(text))
    return false;
  if (counted.cars !== null || counted.pieces !== null || changesOrder(draft, message, context)) return false;
  const rows = settledRows(draft, context);
  const shown = context.studio.rows.filter(({ id }) => draft.state.shownRowIds.includes(id));
  const known = rows ? sumsOf(rows) : differencesOf(shown);
  const isRight = figures.every((figure) => known.has(figure));
  // Another sum is offered, unless it is plainly counted along.
  if (!isRight && !(rows && isCounted)) return false;
  say(draft, isRight ? 'sumRight' : 'sumOther');
  if (rows) quote(draft, rows);
  repeatQuestion(draft, context);
  return true;
}

const LONGEST = 70;
const FIGURES = /(?<![\d.,:])\d{1,3}(?:[ .,’']\d{3})+(?!\d)|(?<![\d.,:])\d{2,6}(?![\d.,:]\d|\s?%)/gu;

/** Counted along, and asked to be told that it is so. */
const CHECKING =
  /(?<!\p{L})(?:right|correct|yes|yeah|innit|stimmt(?:['’]?s)?|richtig|korrekt|oder|ja|gell|ne|так|вірно|правильно|верно|да|виходить|виходе|выходит|получается|выйдет)\s*\?|^[\s,]*(?:(?:ok(?:ay)?|wait|hang on|hold on|moment|warte|стоп|погод\p{L}*|подожд\p{L}*|зачекай\p{L}*|ну)[\s,]+)*(?:so|also|значит|тобто|то есть|т\.е\.)[\s,][^?]*\?|(?<!\p{L})(?:more|extra|mehr|дорожче|більше|дороже|больше)(?!\p{L})[^?]{0,25}\?/iu;

/** "That's …": the sum of the order, and no other one. */
const COUNTED =
  /(?<!\p{L})(?:that['’]?s|that is|that makes|it['’]?s|makes|comes to|total|das (?:sind|macht|wären|ist)|(?:sind|macht|wären) das|zusammen|insgesamt|виходить|виходе|вийде|разом|всього|це|выходит|получается|выйдет|итого|всего|это)(?!\p{L})/iu;

/** It is asked why, what for or for how many, or another price is offered. */
const OTHERWISE =
  /(?<!\p{L})(?:instead|cheaper|discount|deal|cash|per|each|why|what|how|or|whole|stattdessen|statt|billiger|günstiger|rabatt|pro|je|wieso|warum|wovon|wie|was|ob|ganze\p{L}*|замість|дешевше|знижк\p{L}*|чому|чого|що|скільки|чи|вместо|дешевле|скидк\p{L}*|почему|что|сколько|или|за|кожн\p{L}*|кажд\p{L}*|both|beide\p{L}*|обидв\p{L}*|обе|оба)(?!\p{L})/iu;

/** All that an order may be said to cost: as a whole, at most, and line by line. */
function sumsOf(rows: readonly PriceRow[]): ReadonlySet<number> {
  const least = rows.reduce((sum, { price }) => sum + price, 0);
  const most = rows.reduce((sum, { price, priceTo }) => sum + (priceTo ?? price), 0);
  return new Set([least, most, ...rows.flatMap(({ price, priceTo }) => [price, priceTo ?? price])]);
}

/** By how much the options that were shown differ, and what they cost. */
function differencesOf(rows: readonly PriceRow[]): ReadonlySet<number> {
  return new Set(
    rows.flatMap((one) => [one.price, ...rows.map((other) => Math.abs(one.price - other.price))]),
  );
}
