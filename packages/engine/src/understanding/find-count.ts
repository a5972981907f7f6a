import { findCar, isMakeWord, namesCar, wordsOfCar } from '../cars/index.ts';
import { remembering } from '../words/remembering.ts';
import { splitWords } from '../words/split-words.ts';
import { COUNT_WORDS, OF_CARS, OF_PIECES, SOME } from './count-words.data.ts';
import { formsOf } from './uninflected.ts';

/** How many cars, and how many seats or the like, a message speaks of; null where it counts none. */
export type Counted = { cars: number | null; pieces: number | null };

/** "Not four cars, one", "what four cars??": a number that is only taken up counts nothing. */
const TAKEN_UP =
  /(?<!\p{L})(?:not|no|what|which|nicht|keine|welche|was für|не|ні|які|яких|какие|каких)\s+(?:\d{1,3}|\p{L}+)\s+\p{L}+/giu;

/** "From 3 vehicles", "ab 3 Autos": where a rule begins, and not how many there are. */
const FROM_ON =
  /(?<!\p{L})(?:(?:from|over|above|more than|at least|ab|über|mindestens|від|понад|більше|мінімум|от|свыше|более|больше|минимум)\s+(?:\d{1,3}|\p{L}+)(?:-(?:х|ти|и|ї|го|ох))?|\d{1,3}\s?(?:\+|or more|oder mehr|і більше|и более|и больше))\s+\p{L}+/giu;

/** How many there are of each model: "4 Polos and one bus". */
export function countByModel(text: string): { name: string; count: number }[] {
  const words = splitWords(text);
  const ofCar = wordsOfCar(words);
  return words.flatMap((word, at) => {
    const count = /^\d{1,2}$/u.test(word) ? Number(word) : ONES.test(word) ? 1 : numberOf(word);
    const [next = '', after = ''] = words.slice(at + 1, at + 3);
    if (
      count < 1 ||
      AT_TIME.test(words[at - 1] ?? '') ||
      (ofCar.has(at) && at > 0 && isModel(words[at - 1] ?? ''))
    )
      return [];
    const ahead =
      isModel(next) || A_VAN.test(next)
        ? next
        : isMakeWord(next) && isModel(after)
          ? `${next} ${after}`
          : null;
    const name = ahead === null ? null : findCar(ahead) ? ahead : ahead.replace(/s$/u, '');
    return name === null ? [] : [{ name, count }];
  });
}

/** "Am 20", "um 9", "на 9": a day or an hour. */
const AT_TIME =
  /^(?:um|am|at|on|by|till|until|bis|gegen|nach|vor|ab|in|в|во|на|о|об|з|с|к|до|після|после|at|den|the)$/u;
const A_VAN =
  /^(?:bus|busse|bulli|transporter|van|vans|sprinter|бус|буса|буси|бусы|фургон\p{L}*|минивэн\p{L}*|мінівен\p{L}*)$/u;
const ONES = /^(?:one|ein|einen|einer|один|одна|одну|одне|одно)$/u;

export function findCount(said: string): Counted {
  return KNOWN(said);
}

/** A message is heard several times in a turn, as a whole and by itself. */
const KNOWN = remembering(countIn, 100);

function countIn(said: string): Counted {
  const text = said.replace(FROM_ON, ' ').replace(TAKEN_UP, ' ');
  return {
    cars: first(text, OF_CARS) ?? ofModels(text) ?? ofPlural(text),
    pieces: first(text, OF_PIECES) ?? first(text, SOME),
  };
}

/** "Два однакових спрінтера", "two identical Crafters": a number in words before the name of a car. */
function ofModels(text: string): number | null {
  const words = splitWords(text);
  if (!words.some((word) => NUMBERS.has(word))) return null;
  const ofCar = wordsOfCar(words);
  const found = words.flatMap((word, at) => {
    if (!NUMBERS.has(word) || ofCar.has(at)) return [];
    const named = [1, 2, 3].find((ahead) => isModel(words[at + ahead] ?? '')) ?? 0;
    const between = words.slice(at + 1, at + named);
    return named > 0 && between.every((one) => ALIKE.test(one) || isMakeWord(one)) ? numberOf(word) : [];
  });
  const most = Math.max(0, ...found);
  return most > 1 ? most : null;
}

/** "5 Polo", "3 Transits": from three on, so that no digit of a name counts. */
function ofPlural(text: string): number | null {
  const most = Math.max(0, ...countByModel(text).map(({ count }) => count));
  return most > 2 && most <= MOST ? most : null;
}

/** The name of a model, in any case and in the plural. */
function isModel(word: string): boolean {
  const forms = [...formsOf(word), word.replace(/s$/u, '')];
  return forms.some((form) => form.length > 2 && namesCar(form) && findCar(form)?.model != null);
}

const NUMBERS: ReadonlySet<string> = new Set(Object.keys(COUNT_WORDS).map((word) => splitWords(word).join()));
const ALIKE =
  /^(?:identical|same|similar|new|old|white|company|cargo|panel|our|gleiche[nrs]?|identische[nr]?|neue[nr]?|weisse[nr]?|однаков\p{L}*|таких|такі|білих|білі|нових|нові|вантажн\p{L}*|одинаков\p{L}*|такие|белых|белые|новых|новые|грузов\p{L}*|mercedes|vw|ford|мерс\p{L}*|мерседес\p{L}*|форд\p{L}*)$/u;

/** The highest number that any of these patterns finds; one is none. */
function first(text: string, patterns: readonly RegExp[]): number | null {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 1: said = '' }) => numberOf(said)),
  );
  const most = Math.max(0, ...found);
  return most > 1 && most <= MOST ? most : null;
}

function numberOf(said: string): number {
  return /^\d+$/.test(said) ? Number(said) : (COUNT_WORDS[said.toLowerCase()] ?? 0);
}

const MOST = 200;
