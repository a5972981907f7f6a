import { splitWords } from '../../../words/split-words.ts';

const NAMES: Readonly<Record<number, string>> = {
  1: 'one once single ein eins eine einen einer eines einem einmal один одна одну одне одно одного одной однієї одної одні разово',
  2: 'two twice double couple both second zwei zwo beide beiden beides zweimal doppelt zweite zweiten два дві двох двома двоє обидва обидві обох пара пари пару друга друге другий другу две двух двумя двое оба обе обеих пары вторая второе второй вторую',
  3: 'three triple third drei dreimal dritte три трьох троє третя третє третій трех трёх трое третья третий третье',
  4: 'four vier чотири чотирьох четверо четыре четырех четырёх четверых',
  5: "five fünf пʼять п'ять пять пяти пʼяти п'ятеро пятеро",
  6: 'six sechs шість шести шесть',
  7: 'seven sieben сім семи семь',
  8: 'eight acht вісім восьми восемь',
  9: "nine neun девʼять дев'ять девять",
  10: 'ten zehn десять десяти',
  12: 'twelve dozen zwölf dutzend дванадцять двенадцать',
};

/** Numbers as they are said of things, folded. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries(NAMES).flatMap(([value, names]) =>
    names.split(' ').map((name) => [splitWords(name).join(''), Number(value)] as const),
  ),
);

/** How many of a part a car has, where all of them are wanted. */
export const ALL_OF_CAR: readonly { part: RegExp; count: number }[] = [
  {
    part: /^(?:wheels?|rims?|alloys?|tyres?|tires?|calipers?|doors?|door cards?|mats?|caps?|felgen?|rader|rad|reifen|tur(?:en)?|sattel|matten?|fussmatten?|диск\p{L}*|колес\p{L}*|колёс\p{L}*|двер\p{L}*|супорт\p{L}*|суппорт\p{L}*|коврик\p{L}*|килим\p{L}*|арк\p{L}*|шин\p{L}*|покришк\p{L}*)$/u,
    count: 4,
  },
  {
    part: /^(?:seats?|sitze?n?|gurte?|belts?|сиден\p{L}*|сидін\p{L}*|крісл\p{L}*|кресл\p{L}*|рем[еі]н\p{L}*)$/u,
    count: 5,
  },
  {
    part: /^(?:mirrors?|headlights?|headlamps?|lamps?|lights?|wings?|fenders?|spiegel|scheinwerfer|kotflugel|leuchten?|дзеркал\p{L}*|зеркал\p{L}*|фар\p{L}*|крил\p{L}*|крыл\p{L}*|ліхтар\p{L}*|фонар\p{L}*)$/u,
    count: 2,
  },
];
