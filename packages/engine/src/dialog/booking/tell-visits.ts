import type { Visit } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { jobsIn, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { carName } from '../wish/car-name.ts';
import { OF_VISIT } from './kept-time-words.data.ts';
import { planBeside } from './visits/go-on-after-change.ts';

/** "Are both still on?", "what is the total for the two?": told from what this talk has booked. */
export function tellVisits(draft: Draft, message: Understanding, context: Context): boolean {
  const { visits = [] } = draft.state;
  if (visits.length === 0 || !(asksOfAll(message) || asksWhichCar(message) || asksOwnSum(message)))
    return false;
  const standing = visits.filter(({ start }) =>
    context.calendar.own.some((own) => Date.parse(own.start) === Date.parse(start)),
  );
  const told = standing.flatMap((visit) => {
    const rows = rowsOf(visit, draft, context);
    return rows ? [{ visit, rows }] : [];
  });
  if (told.length === 0 || told.length < standing.length) return false;
  for (const { visit, rows } of told) {
    draft.told.push(rows);
    const service = { jobs: rows, car: carOf(visit) };
    say(draft, 'visitTold', { service, when: { instant: visit.start }, price: { total: rows } });
  }
  const all = told.flatMap(({ rows }) => rows);
  draft.told.push(all);
  const plan = planBeside(draft.state);
  if (plan) return goBackToPlan(draft, all, { message, context });
  if (told.length === 1 && told[0]?.visit.twins === undefined) say(draft, 'onlyVisit');
  else if (asksSum(message)) say(draft, 'quoteAllCars', { price: { total: all } });
  if (draft.state.isBooking) repeatQuestion(draft, context);
  else {
    // Whatever was being changed when this was asked is let go: what is booked stands.
    const { booked } = draft.state;
    draft.state = { ...draft.state, asked: null, change: null, ...(booked && { wished: booked.wished }) };
    say(draft, 'bookedChange');
  }
  return true;
}

/** What is planned for another car is told beside what is booked, and the talk goes on with it. */
function goBackToPlan(
  draft: Draft,
  booked: readonly PriceRow[],
  { message, context }: { message: Understanding; context: Context },
): true {
  const { state } = draft;
  const rows = settledRows(newDraft(state), context);
  if (rows && asksSum(message)) {
    draft.told.push([...rows], [...booked, ...rows]);
    say(draft, 'quoteCar', { car: words(carName(state.car)), rows: { lines: rows } });
    say(draft, 'quoteAllCars', { price: { total: [...booked, ...rows] } });
  }
  repeatQuestion(draft, context);
  return true;
}

function carOf({ wished, car, twins }: Visit): string {
  const name = carName(wished[0]?.car ?? car);
  return twins === undefined || name === '' ? name : `${twins} × ${name}`;
}

function rowsOf(
  { wished, car = null, carType = null }: Visit,
  { state }: Draft,
  context: Context,
): PriceRow[] | null {
  return settledRows(newDraft({ ...state, wished, later: [], car, carType }), context);
}

/** A question of both or all of them: whether they stand, or what they come to. */
export function asksOfAll(message: Understanding): boolean {
  const { text, rest, intents, phone, topics } = message;
  // "Could I pay for both by card?" is about the paying.
  if (topics.length > 0 && !STANDS.test(text)) return false;
  if (!ALL.test(text) || phone !== null || NEW.some((intent) => intents.has(intent))) return false;
  if (jobsIn(readMessage(rest)).length > 0) return false;
  return asksSum(message) || (text.includes('?') && STANDS.test(text));
}

/** "Which car is the appointment for?", "so is it the Tesla or the Fiat that is down?" */
export function asksWhichCar({ text, car, intents }: Understanding): boolean {
  if (!text.includes('?') || NEW.some((intent) => intents.has(intent))) return false;
  if (!STANDS.test(text) && !OF_VISIT.test(text)) return false;
  return WHICH_CAR.test(text) || (car !== null && EITHER.test(text));
}

/** "What do I pay in the end?", of what is booked. */
function asksOwnSum({ text, rest, intents, times }: Understanding): boolean {
  if (!OWN_SUM.test(text) || times.reading !== null || NEW.some((intent) => intents.has(intent)))
    return false;
  return jobsIn(readMessage(rest)).length === 0 && !intents.has('add');
}

const OWN_SUM =
  /(?<!\p{L})(?:remind me (?:which|what|when|how)|(?:sag|sagt|erinner)\p{L}* (?:\p{L}+ ){0,3}(?:nochmal|noch mal) (?:\p{L}+ )?(?:wann|welche\p{L}*|wie)|(?:нагада\p{L}*|напомн\p{L}*)(?:[, ]+\p{L}+){0,3}[, ]+(?:коли|на коли|скільки|який|яку|на який|когда|на когда|сколько|какой|на какой|какую|на какую)|(?:what|how much) (?:\p{L}+ ){0,3}(?:i|we) (?:\p{L}+ )?(?:pay|owe)|what (?:was|is|s) the (?:total|price|sum)(?: again)?|was (?:zahl\p{L}*|muss) (?:ich|wir)(?: \p{L}+){0,3}|wie viel (?:zahl\p{L}*|muss) (?:ich|wir)(?: \p{L}+){0,3}|(?:was|wie viel|wieviel) (?:war|ist|macht) (?:\p{L}+ ){0,2}(?:preis|summe|gesamtpreis|insgesamt|zusammen)|скільки (?:\p{L}+ ){0,4}(?:до сплати|платити|заплатити|винен|винна|виходить)|сколько (?:\p{L}+ ){0,4}(?:к оплате|платить|заплатить|выходит|должен|должна)|на як(?:у|ій) сум\p{L}*|на как(?:ую|ой) сумм\p{L}*)(?!\p{L})/iu;

const WHICH_CAR =
  /(?<!\p{L})(?:(?:which|what) (?:car|vehicle|van)|welche[sn]? (?:auto|wagen|fahrzeug|kfz)|як(?:е|у|ого|ої|а|ий) (?:з )?(?:авто|автомобіл\p{L}*|машин\p{L}*)|как(?:ое|ую|ого|ой|ая) (?:из )?(?:авто|автомобил\p{L}*|машин\p{L}*))(?!\p{L})/iu;
const EITHER = /(?<!\p{L})(?:or|oder|або|чи|или)(?!\p{L})/iu;

function asksSum({ text, intents }: Understanding): boolean {
  return SUM.test(text) || intents.has('together');
}

const NEW = ['reschedule', 'cancel', 'instead', 'otherTime', 'cheaper', 'haggle'] as const;
const ALL =
  /(?<!\p{L})(?:both|the two|two (?:of them|cars|bookings|appointments)|all (?:of them|my|the) ?\p{L}*|beide[nrs]?|alle (?:termine|autos|zwei)|обидв\p{L}*|обох|обо[ми]\p{L}*|обе|оба|обеих|обоих|(?:всі|усі|все) (?:записи|машини|машины)|дві машини|две машины)(?!\p{L})/iu;
const SUM =
  /(?<!\p{L})(?:total|sum|altogether|in all|together|zusammen|insgesamt|summe|gesamt\p{L}*|разом|загалом|всього|сума|суму|в сумі|всего|итого|сумма|сумму|вместе|в сумме)(?!\p{L})/iu;
const STANDS =
  /(?<!\p{L})(?:booked|confirmed|still on|is on|are on|(?:in|down)(?=\s*\?)|(?:down|in) for|noted|set|stand|stehen|steht|gebucht|eingetragen|notiert|fest|drin|bleiben|bleibt|klappt|klappen|записан\p{L}*|в силі|в силе|стоять|стоят|актуальн\p{L}*|підтверджен\p{L}*|подтвержден\p{L}*|внесен\p{L}*|є|есть)(?!\p{L})/iu;
