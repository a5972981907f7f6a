import { wordsOfCar } from '../../cars/index.ts';
import { readMessage } from '../../prices/index.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { isPlural } from '../../words/is-same-word.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';

/**
 * Whether a question holds a word that neither the list, the calendar nor everyday talk explains. Without one there is
 * nothing in it that the owner would have to be asked: "is there something tomorrow after lunch?", "and the two rims?"
 */
export function holdsUnplaced(said: string, { index }: Context): boolean {
  const words = splitWords(said);
  const ofCar = wordsOfCar(words);
  const listed = wordsOfList(index);
  return words.some(
    (word, at) =>
      word.length >= SHORTEST &&
      !/\d/u.test(word) &&
      !ofCar.has(at) &&
      !isCommonWord(word) &&
      !OF_TALK.test(word) &&
      readMessage(word).concepts.size === 0 &&
      !listed.some((other) => isSameStem(word, other) || isPlural(word, other)),
  );
}

/** The words of the list's own names. */
export function wordsOfList(index: Context['index']): readonly string[] {
  const known = WORDS.get(index);
  if (known) return known;
  const names = index.services.flatMap(({ service, rows }) => [
    service,
    ...rows.flatMap(({ row }) => [row.zone ?? '', row.material ?? '', row.carType ?? '']),
  ]);
  const words = [...new Set(splitWords(names.join(' ')))].filter((word) => word.length >= SHORTEST);
  WORDS.set(index, words);
  return words;
}

const WORDS = new WeakMap<Context['index'], readonly string[]>();
const SHORTEST = 3;

/** It is said about a visit. */
export function isWordOfTalk(word: string): boolean {
  return OF_TALK.test(word);
}

/** Days and times, free and taken, sure and right: what is said about a visit rather than asked of the studio. */
const OF_TALK =
  /^(?:man|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|morning|afternoon|evening|noon|lunch\p{L}*|week\p{L}*|month|free|slots?|times?|available|availability|sure|right|correct|question|both|total|together|altogether|price|cost|costs|heute|morgen|ubermorgen|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabend|\p{L}*mittags?|abends?|fruh\p{L}*|woche\p{L}*|monat|frei\p{L}*|termine?|zeiten?|uhr|sicher|richtig|stimmt|frage\p{L}*|klappt|passt|moglich|vorher|nachher|spater|insgesamt|zusammen|preis\p{L}*|kost\p{L}*|gesamt\p{L}*|сьогодн\p{L}*|завтра|пислязавтра|післязавтра|понедил\p{L}*|понеділ\p{L}*|вивтор\p{L}*|вівтор\p{L}*|серед\p{L}*|четвер\p{L}*|пятниц\p{L}*|субот\p{L}*|недил\p{L}*|неділ\p{L}*|тижн\p{L}*|тижден\p{L}*|ранк\p{L}*|зранку|вранц\p{L}*|обид\p{L}*|обід\p{L}*|вечор\p{L}*|ввечери|ввечері|вильн\p{L}*|вільн\p{L}*|встигн\p{L}*|точно|питанн\p{L}*|правильно|вирно|вірно|разом|всього|вартіст\p{L}*|цін\p{L}*|сегодня|послезавтра|вторник\p{L}*|сред\p{L}*|четверг\p{L}*|суббот\p{L}*|воскресень\p{L}*|недел\p{L}*|утр\p{L}*|обед\p{L}*|вечер\p{L}*|свобод\p{L}*|успе\p{L}*|вопрос\p{L}*|верно|получается|выходит|вместе|итого|всего|цен\p{L}*|стоит|стоить|дивс\p{L}*|дівс\p{L}*|поділ\p{L}*|делся|делись|пропал\p{L}*|запис\p{L}*|месяц\p{L}*|місяц\p{L}*)$/u;
