import type { Understanding } from '../../../understanding/understand.ts';
import type { Heard } from '../line-signs.ts';
import { isByPiece, isPlural, isSet } from './by-piece.ts';
import type { CandidateCount, CountedLine } from './candidate-counts.ts';
import type { SaidNumber } from './said-numbers.ts';
import { type BindingField, signsOfBinding } from './signs-of-binding.ts';

/** What is the same for all counts of a message. */
export type CountField = BindingField & {
  message: Understanding;
  numbers: readonly SaidNumber[];
};

const bit = (is: boolean) => (is ? 1 : 0);

/** What speaks for and against a line being wanted so often. */
export function signsOfCount(count: CandidateCount, line: CountedLine, field: CountField): number[] {
  const { heard, numbers, lines } = field;
  const number = nearestNumber(count, line, heard);
  return [
    count.value,
    bit(count.isStay),
    bit(count.isRuled),
    bit(count.isSibling),
    bit(count.isMore),
    bit(count.isLess),
    bit(count.isAll),
    bit(count.isSide),
    count.said.length,
    numbers.length,
    new Set(numbers.map(({ value }) => value)).size,
    numbers.filter((one) => one.value > count.value).length,
    bit(numbers.some((one) => one.value !== count.value && !isDenied(one, heard))),
    ...(number ? signsOfNumber(number, line, field) : NO_NUMBER),
    ...signsOfCounted(line, field),
    ...signsOfFigures(count, line, field),
    bit(field.message.counted.cars === count.value),
    bit(field.message.counted.pieces === count.value),
    field.message.cars.length,
    lines.length,
    heard.words.words.length,
    ...signsOfBinding(count, line, field),
    ...heard.general,
  ];
}

/** Of the places where it was said the one nearest to the thing. */
function nearestNumber({ said }: CandidateCount, line: CountedLine, heard: Heard): SaidNumber | null {
  let [best, least] = [null as SaidNumber | null, Number.POSITIVE_INFINITY];
  for (const one of said) {
    const away = Math.abs(distance(one.at, line.at, heard)) + (isDenied(one, heard) ? FAR : 0);
    if (away < least) [best, least] = [one, away];
  }
  return best;
}

const FAR = 50;

/** How many words lie between a place and the nearest word of a line; behind it is positive. */
function distance(place: number, at: number, { faced }: Heard): number {
  const evidence = faced.get(at)?.evidence ?? [];
  let nearest = FAR;
  evidence.forEach((weight, own) => {
    if (weight > TOLD && own !== place && Math.abs(own - place) < Math.abs(nearest)) nearest = own - place;
  });
  return nearest;
}

const TOLD = 0.15;

function isDenied({ at }: SaidNumber, { words: { turns, stretch } }: Heard): boolean {
  return [1, 2].some((back) => stretch[at - back] === stretch[at] && turns[at - back]?.has('not') === true);
}

const NO_NUMBER = Array<number>(38).fill(-1);

function signsOfNumber(number: SaidNumber, line: CountedLine, { heard, lines }: CountField): number[] {
  const { at, isFigure, isMeasure, isOfCar, isTaken } = number;
  const { words, stretch, turns } = heard.words;
  const own = distance(at, line.at, heard);
  const others = lines.filter((one) => one !== line).map((one) => distance(at, one.at, heard));
  const nearestOther = others.reduce((best, one) => (Math.abs(one) < Math.abs(best) ? one : best), FAR);
  const isWithin = stretch[at] === stretch[at + own];
  const weightOf = (place: number, of: number) => heard.faced.get(of)?.evidence[place] ?? 0;
  const most = (place: number) =>
    Math.max(0, ...[...heard.faced.values()].map(({ evidence }) => evidence[place] ?? 0));
  const beside = (place: number) => {
    const word = stretch[place] === stretch[at] ? words[place] : undefined;
    return [
      bit(word === undefined),
      bit(word !== undefined && weightOf(place, line.at) > TOLD),
      word === undefined ? 0 : most(place),
      bit(word !== undefined && UNITS.test(word)),
      bit(word !== undefined && PIECES.test(word)),
      bit(word !== undefined && CARS.test(word)),
      bit(word !== undefined && AT.test(word)),
      bit(turns[place]?.has('not') === true),
      bit(turns[place]?.has('only') === true),
      bit(turns[place]?.has('all') === true),
      bit(word !== undefined && /^\d/u.test(word)),
    ];
  };
  return [
    bit(isFigure),
    bit(isMeasure),
    bit(isOfCar),
    bit(isTaken),
    own,
    Math.abs(own),
    bit(isWithin),
    Math.abs(nearestOther),
    bit(Math.abs(own) < Math.abs(nearestOther)),
    bit(isDenied(number, heard)),
    bit(turns[at + 1]?.has('not') === true || turns[at + 2]?.has('not') === true),
    bit(at === words.length - 1),
    at / words.length,
    heard.words.isAsked[stretch[at] ?? 0] ? 1 : 0,
    bit(lines.some((one) => one.before === number.value)),
    weightOf(at, line.at),
    ...beside(at - 1),
    ...beside(at + 1),
  ];
}

/** What the line is, and how it was spoken of. */
function signsOfCounted(line: CountedLine, { heard, lines }: CountField): number[] {
  const own = heard.list.lines[line.at];
  const isPiece = (one: CountedLine) => isByPiece(heard.list.lines[one.at]);
  const toldOf = (one: CountedLine) => heard.faced.get(one.at)?.total ?? 0;
  return [
    line.before,
    line.ruled,
    line.wishes,
    bit(isByPiece(own)),
    bit(isSet(own)),
    bit(isPlural(own)),
    toldOf(line),
    heard.faced.get(line.at)?.fit ?? 0,
    lines.filter((one) => toldOf(one) > toldOf(line)).length,
    lines.filter(isPiece).length,
    bit(lines.every((one) => one === line || !isPiece(one))),
    Math.max(0, ...lines.filter((one) => one !== line).map(({ before }) => before)),
    lines.filter(({ before }) => before > 1).length,
    lines.filter(({ before }) => before === 0).length,
  ];
}

/** "So 998 for two": figures that are so many times the price. */
function signsOfFigures({ value }: CandidateCount, line: CountedLine, { heard }: CountField): number[] {
  const price = heard.priceOf(line.at);
  const isSaid = (sum: number) => heard.sums.some(({ figure }) => Math.abs(figure - sum) < 0.005);
  return [
    bit(price > 0 && isSaid(price * value)),
    bit(price > 0 && line.before > 0 && isSaid(price * line.before)),
    bit(heard.sums.length > 0),
  ];
}

const UNITS =
  /^(?:m|cm|mm|metr\p{L}*|meters?|ft|feet|foot|inch\p{L}*|zoll|метр\p{L}*|см|дюйм\p{L}*|mins?|minutes?|minuten?|минут\p{L}*|хв|хвилин\p{L}*|jahre?n?|years?|yrs?|uhr|euro?|eur|km|ps|stunden?|hours?|hrs?|h|am|pm|days?|tage?n?|weeks?|wochen?|months?|monate?|год\p{L}*|лет|рок\p{L}*|рік|час\p{L}*|дн\p{L}*|день|дні|днів|тиж\p{L}*|недел\p{L}*|міс\p{L}*|мес\p{L}*|грн|тенге|тг|руб\p{L}*|р|тыс|тис|k|seater|sitzer|door|doors|turer|мест\p{L}*|місц\p{L}*)$/u;
const PIECES = /^(?:шт|штук\p{L}*|stuck|stk|pcs|pieces|of|mal|x|х|times)$/u;
const CARS =
  /^(?:cars?|vans?|vehicles?|trucks?|autos?|fahrzeuge?n?|wagen|машин\p{L}*|авто|автомоб\p{L}*|тачк\p{L}*|тачек)$/u;
const AT =
  /^(?:at|by|on|from|till|until|after|before|um|ab|bis|gegen|vor|nach|am|о|об|на|в|у|до|после|після|с|з|к|ближе|класс\p{L}*|клас\p{L}*|class|klasse|no|nr)$/u;
