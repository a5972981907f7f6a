/** Numbers as they are said of cars and seats. */
export const COUNT_WORDS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10, twelve: 12 },
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, zehn: 10, zwölf: 12 },
  ...{
    дві: 2,
    два: 2,
    три: 3,
    чотири: 4,
    пʼять: 5,
    "п'ять": 5,
    'п’ять': 5,
    шість: 6,
    сім: 7,
    вісім: 8,
    десять: 10,
  },
  ...{ две: 2, четыре: 4, пять: 5, шесть: 6, семь: 7, восемь: 8 },
};

const NUMBER = `(\\d{1,3}|${Object.keys(COUNT_WORDS).join('|')})`;
/** Words between a number and what it counts; a number among them counts itself. */
const WORDS = `(?:(?!(?:${Object.keys(COUNT_WORDS).join('|')})\\s)\\p{L}+\\s+)`;
const START = '(?<![\\p{L}\\d.,:])';
const END = '(?!\\p{L})';

/** Cars that are counted: "6 vans", "4 Sprintern", "12 машин". */
export const OF_CARS: readonly RegExp[] = [
  new RegExp(
    `${START}${NUMBER}\\s+${WORDS}{0,2}?(?:cars|vans|vehicles|trucks|autos|fahrzeuge?n?|wagen|transportern?|sprintern?|vivaros?|vitos?|caddys?|машин[иы]?|авто|автомобіл\\p{L}*|автомобил\\p{L}*|автівок|автівки|тачк[иі]|тачек|бус(?:ів|ов|и)|фургон\\p{L}*|седан(?:ів|и|ов|ы|а)|хетч\\p{L}*|хэтч\\p{L}*|кросовер\\p{L}*|кроссовер\\p{L}*|позашляховик\\p{L}*|внедорожник\\p{L}*|легков\\p{L}*|універсал\\p{L}*|универсал\\p{L}*|sedans|saloons|hatchbacks?|hatches|suvs|estates|pick-?ups|limousinen|kombis|kleinwagen|suvs)${END}`,
    'giu',
  ),
  // "Машин дві", "бусів два": the number closes what was said of them.
  new RegExp(
    `(?<!\\p{L})(?:машин|авто|автівок|тачок|тачек|бусів|бусов|фургонів|фургонов|спрінтерів|спринтеров)\\s+(?:(?:в мене|у мене|у меня|у нас|всього|всего|буде|будет)\\s+)?${NUMBER}(?=\\s*(?:[.,!?;)]|$))`,
    'giu',
  ),
];

/** Pieces that are counted: "5 seats", "zwei Kindersitze", "5 сидений". */
export const OF_PIECES: readonly RegExp[] = [
  new RegExp(
    `${START}${NUMBER}\\s+(?:\\p{L}+\\s+)?(?:seats|child seats|car seats|sitze|kindersitze|сидени[йяе]|сиденья|сидінь|сидіння|кресел|кресла|крісел|крісла|doors|türen|дверей|двері|двери|стекла|стёкол|стекол|скла|стекол|дисков|дисків|диски|wheels|felgen)${END}`,
    'giu',
  ),
];

/** How many there are of what was named: "there are 5 of them", "5 штук", "их 5". */
export const SOME: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:штук|всього)\\s+${NUMBER}(?![\\d:.]|\\s*(?:час|год|грн|тыс|тис|₸|₴|€))`, 'giu'),
  new RegExp(
    `${START}${NUMBER}\\s*(?:штуки|штук|шт|stück|stk|pieces|pcs|of (?:them|em|those|these))${END}`,
    'giu',
  ),
];
