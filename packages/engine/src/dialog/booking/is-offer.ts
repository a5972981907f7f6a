import type { DialogState } from '../../dialog-state.ts';
import { findFigures } from '../../guard/find-figures.ts';
import { namedLines } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { pastSums } from '../basket/as-before.ts';
import type { Context } from '../context.ts';

/** Whether the client asks for another price than the list's: a discount, a deal, a promise, a sum of their own. */
export function isOffer(message: Understanding, state: DialogState, context: Context): boolean {
  const { studio, index } = context;
  // "Скиньте прайс" asks for the list to be sent.
  const isSending = message.intents.has('services') || SEND_ME.test(message.text);
  // "Can I move it free of charge?" asks for the rule and for no discount.
  const isOfRule = message.text.includes('?') && FREE_TO_MOVE.test(message.text);
  // "Thursday afternoon, geht da was?" asks for a time.
  const isOfTime = message.times.reading !== null && !OF_MONEY.test(message.text);
  const isHaggling = message.intents.has('haggle') && !isSending && !isOfRule && !isOfTime;
  if (isHaggling && !NO_DISCOUNT.test(message.text)) return true;
  // "5500 in all, right?" counts up and asks for no other price.
  if (namedLines(message.rest, index).lines.length > 1 || CHECKED.test(message.text)) return false;
  // "20% of 3230, so about 646?" reckons what is to be paid upfront.
  if (OF_SHARE.test(message.text)) return false;
  // The figures of somebody who tells who they are count up to a number to be called at.
  if (message.name !== null || (state.asked !== null && TELLING.has(state.asked.kind))) return false;
  const listed = new Set(studio.rows.map((row) => row.price));
  const shown = studio.rows.filter((row) => state.shownRowIds.includes(row.id));
  if (shown.length === 0) return false;
  const prices = new Set(shown.map((row) => row.price));
  prices.add(shown.reduce((sum, row) => sum + row.price, 0));
  // "5 seats at 4000 are 20000?" counts and offers nothing.
  const counts = (message.text.match(/(?<!\d)\d{1,3}(?!\d)/g) ?? []).map(Number).filter((count) => count > 1);
  for (const { price } of shown) for (const count of counts) prices.add(price * count);
  const least = Math.min(...prices) * LOWEST_OFFER;
  const past = pastSums(state, context);
  const isOwnSum = (sum: number) =>
    !prices.has(sum) &&
    !prices.has(sum * 1000) &&
    !listed.has(sum) &&
    !past.includes(sum) &&
    sum >= least &&
    sum < Math.max(...prices) &&
    !isOfCar(sum, message);
  if (!OFFERING.test(message.times.rest)) return false;
  if (message.amounts.some(isOwnSum)) return true;
  return findFigures(message.rest).some(
    ({ kind, value }) =>
      kind === 'money' && ![value, value * 1000].some((sum) => prices.has(sum) || listed.has(sum)),
  );
}

/**
 * A sum is offered for something, asked about, or told to be all there is. "180 more is no problem", "it's 995, not
 * 1990" name sums and offer none.
 */
const OFFERING =
  /\?|(?<!\p{L})(?:for|at|give|pay|offer|max|maximum|budget|cash|say|call it|make it|für|zahl\p{L}*|geb\p{L}*|biet\p{L}*|höchstens|maximal|bar|sagen wir|mach\p{L}*|за|по|дам|дай\p{L}*|даю|плачу|заплач\p{L}*|пропон\p{L}*|предлаг\p{L}*|максимум|бюджет|готівк\p{L}*|налич\p{L}*|скажем|скажімо|зроб\p{L}*|сдела\p{L}*|давай\p{L}*)\s(?:\p{L}+\s){0,3}[€$£₴₽₸]?\s?\d|(?<!\p{L})(?:за|for|für)\s(?:\p{L}+\s){0,2}(?:тис|тыс|штук|косар|grand|k)\p{L}*|\d\s?(?:[€$£₴₽₸]|\p{L}{1,5})?[\s,]+(?:cash|bar|max|налом|готівкою|наличными|и по рукам|і по руках|ok|deal|and (?:it|we)|und (?:fertig|gut|wir))(?!\p{L})/iu;

/** A part of the sum. */
const OF_SHARE = /\d\s?(?:%|percent|prozent|відсотк\p{L}*|процент\p{L}*)\s+(?:of|von|від|от)(?!\p{L})/iu;

/** A sum that is only to be confirmed. */
const CHECKED =
  /(?<!\p{L})(?:right|correct|yes|yeah|ok|okay|stimmt(?:['’]?s)?|richtig|korrekt|oder|ja|так|вірно|правильно|верно|да)\s*\?/iu;

const OF_MONEY =
  /(?<!\p{L})(?:price|discount|deal|cheap\p{L}*|cash|money|preis\p{L}*|rabatt\p{L}*|nachlass|billiger|günstig\p{L}*|ціна|ціну|ціні|цін\p{L}*|знижк\p{L}*|дешевш\p{L}*|скин\p{L}*|цен\p{L}*|скид\p{L}*|дешевл\p{L}*|торг\p{L}*)(?!\p{L})|[€$£₴₽₸]/iu;

const TELLING: ReadonlySet<string> = new Set(['name', 'phone', 'reach', 'ownName']);

/** "Скинь адрес": the same word lowers a price and sends a message. */
const SEND_ME =
  /скин\p{L}*\s(?:\p{L}+\s){0,2}(?:адрес|локац|гео|номер|телефон|реквізит|реквизит|фото|посилан|ссылк|контакт|список)|(?:адрес|локац|гео|номер|телефон|реквізит|реквизит|фото|посилан|ссылк|контакт|список)\p{L}*\s(?:\p{L}+\s){0,2}скин/iu;

const FREE_TO_MOVE =
  /(?<!\p{L})(?:free(?: of charge)?|kostenlos|gratis|umsonst|безкоштовно|бесплатно)[^.?!]{0,40}(?:move|resched|cancel|verschieb|verleg|storn|absag|перен|скас|відмін|отмен)|(?:move|resched|cancel|verschieb|verleg|storn|absag|перен|скас|відмін|отмен)[^.?!]{0,40}(?:free|kostenlos|gratis|umsonst|безкоштовно|бесплатно)/iu;

/** "Fine, without the discount then" gives in. */
const NO_DISCOUNT =
  /(?<!\p{L})(?:(?:not|no) (?:a |asking for a |after a )?discount|kein(?:en)? (?:rabatt|nachlass)|не (?:прошу |прохаю |про )?(?:я )?(?:знижк\p{L}*|скидк\p{L}*|торгу\p{L}*)|(?:not|never) (?:ask\p{L}*|asked) (?:for )?(?:a |any )?discount|without (?:a |the |any )?discount|no discount (?:needed|then)|ohne (?:den |einen )?rabatt|ohne nachlass|без (?:знижки|скидки|знижок|скидок))(?!\p{L})/iu;

/** Nobody offers less than this share of a price in earnest; smaller figures count something else. */
const LOWEST_OFFER = 0.3;

function isOfCar(sum: number, { car }: Understanding): boolean {
  const isYear = car !== null && sum >= 1950 && sum <= 2040;
  return isYear || (car?.model?.includes(String(sum)) ?? false);
}
