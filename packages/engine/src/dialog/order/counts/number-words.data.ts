import { splitWords } from '../../../words/split-words.ts';

const NAMES: Readonly<Record<number, string>> = {
  1: 'one once single ein eins eine einen einer eines einem einmal один одна одну одне одно одного одной однієї одної одні разово',
  2: 'two twice double couple pair both second zwei zwo beide beiden beides zweimal doppelt zweite zweiten два дві двох двома двоє обидва обидві обох пара пари пару друга друге другий другу две двух двумя двое оба обе обеих пары вторая второе второй вторую',
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
    part: /^(?:mirrors?|headlights?|headlamps?|lamps?|lights?|wings?|fenders?|spiegel|scheinwerfer|kotflugel|leuchten?|дзеркал\p{L}*|зеркал\p{L}*|фар(?:а|и|у|ы|і|ою|ой|ами|ах)?|крил\p{L}*|крыл\p{L}*|ліхтар\p{L}*|фонар\p{L}*)$/u,
    count: 2,
  },
];

/** What joins one thing with the next. */
export const JOINING =
  /^(?:and|n|und|u|plus|sowie|і|й|та|и|да|а|але|но|but|aber|sondern|also|auch|also|с|з|with|mit|for|für|fur|oder|or|или|або|чи)$/u;

/** "2 pcs", "x 2", "2 раза". */
export const PIECE_WORDS =
  /^(?:шт|штук\p{L}*|stuck|stk|stck|pcs?|pieces?|of|mal|x|х|times?|раз(?:а|и|ів|у)?|je|по|à|a|the|them|die|der|den|my|meine|mein|это|то|же|ж|these|those)$/u;

/** Who is counted beside an order: "two cats", "трое детей". */
export const LIVING =
  /^(?:dogs?|cats?|pets?|kids?|child(?:ren)?|people|persons?|guys|boys?|girls?|hund\p{L}*|katze\p{L}*|kind(?:er|ern)?|leute|personen?|jungs|mann|tiere?|собак\p{L}*|пес|пси|псы|псов|псів|кот[иыаі]?|котів|котов|кошк\p{L}*|кошек|кішк\p{L}*|дет(?:ей|и|ьми|ям)|діт(?:ей|и|ьми|ям)|ребен\p{L}*|людей|людин\p{L}*|человек\p{L}*|осіб|хлопц\p{L}*|малых|малих|пацан\p{L}*)$/u;

/** A second one, and not two. */
export const ORDINALS =
  /^(?:second|third|zweite[nrsm]?|dritte[nrsm]?|друга|друге|другий|другу|другої|третя|третє|третій|третю|вторая|второе|второй|вторую|второго|третья|третий|третье|третью)$/u;

/** Sizes: "17 inch", "18 радиус". */
export const SIZES =
  /^(?:inch\p{L}*|zoll|zoller|радиус\p{L}*|радіус\p{L}*|дюйм\p{L}*|cm|mm|см|мм|ft|foot|feet|r|р|литр\p{L}*|літр\p{L}*|liter|percent|prozent|процент\p{L}*|відсотк\p{L}*|vlt)$/u;

export const BOTH =
  /^(?:both|beide\p{L}*|оба|обе|обеих|обоих|обидва|обидві|обох|pair|paar|couple|пара|пари|пару|пары)$/u;
