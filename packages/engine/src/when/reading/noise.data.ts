import { once } from '../../words/once.ts';

/** Greetings that name a part of the day without meaning one. */
export const GREETINGS =
  /(?<![\p{L}])(?:good|gud)\s+(?:morning|afternoon|evening|day|night)|(?:guten|gute|schonen|schönen|schoenen|moin)\s+(?:morgen|tag|abend|nacht|nachmittag|mittag)(?:\s+noch)?|have\s+a\s+(?:nice|great|good|lovely)\s+(?:day|evening|afternoon|weekend|week)|(?:доброго|добрий|гарних|хороших|приятных|приємних|вдалих|удачных|вдалого|удачного|приємного|добрый|доброе|доброї|доброй|гарного|хорошего|приятного)\s+(?:ранку|дня|вечора|ранок|день|вечір|утра|утро|вечера|вечер|времени\s+суток|ночи|ночі|вихідних|выходных)|(?:спокойной|спокійної|на)\s+(?:ночи|ночі|добраніч)|на\s+добраніч|(?<!\p{L})morgen\s+(?:zusammen|allerseits|leute|jungs|ihr\s+lieben)|^\s*morgen\s?!|^\s*(?:morning|mornin|afternoon|evening)(?=\s?!|,?\s(?:all|guys|mate|team|folks|there|everyone)(?!\p{L}))|sleep\s+well|sweet\s+dreams|(?:schönes|schones)\s+wochenende/giu;

const number = String.raw`\d[\d\s.,']*`;
const joiner = String.raw`(?:\s*(?:-|–|—|до|bis|to|und|and|та|або|или|oder|or|і|и)\s*)`;
const money = String.raw`(?:€|\$|£|₴|zł|eur(?:o|os)?(?![\p{L}])|евро|євро|грн|гривень|гривен|гривні|гривны|uah|usd|dollars?|bucks|долл?\p{L}*|баксов|баксів|pounds?|quid|руб\p{L}*|злотих|злотых|zl(?![\p{L}])|тис\p{L}*|тыс\p{L}*|штук(?![\p{L}])|k(?![\p{L}])|к(?![\p{L}]))`;
const measure = String.raw`(?:%|(?:mal|times|x|х|раз(?:а|и|ів)?|stück|stk|pcs|штук\p{L}*|шт)(?![\p{L}\d])|percent|prozent|процент\p{L}*|відсот\p{L}*|"|″|inch(?:es)?|(?:foot|feet|ft)(?![\p{L}])(?:\s+\d{1,2})?|zoll|дюйм\p{L}*|mm|мм|cm|см|km|км|micron\p{L}*|микрон\p{L}*|мікрон\p{L}*|mil(?![\p{L}])|ps(?![\p{L}])|hp(?![\p{L}])|л\.?\s?с|к\.?\s?с|kw|квт|liter|litre|литр\p{L}*|літр\p{L}*|kg|кг|vlt|cars?|autos?(?![\p{L}])|fahrzeuge|машин\p{L}*|авто(?![\p{L}])|doors?|türen|двер\p{L}*|windows?|scheiben?|стекл\p{L}*|стекол|скла|скло|шиб\p{L}*|years?|jahre?n?|secs?(?![\p{L}])|seconds|sekunden?|секунд\p{L}*|лет(?![\p{L}])|років|года(?![\p{L}])|роки|[mм](?:²|[23](?![\p{L}\d])|\.?\s?кв(?![\p{L}]))|qm(?![\p{L}])|sq\.?\s?(?:m|ft|feet|met\p{L}+)(?![\p{L}])|sqft|sqm|square|quadratmeter\p{L}*|кв(?![\p{L}])|квадрат\p{L}*|метр\p{L}*|met(?:er|re)s?(?![\p{L}])|шт(?![\p{L}])|штук\p{L}*|pcs?(?![\p{L}])|pieces?|stk(?![\p{L}])|stück|panels?|панел\p{L}*|елемент\p{L}*|элемент\p{L}*|детал\p{L}*|комплекс\p{L}*|пакет\p{L}*|программ\p{L}*|програм\p{L}*|packages?|pakete?s?(?![\p{L}])|programm\p{L}*)`;

/** "The earliest one", "the Tuesday one": it stands for a thing, and is an hour only behind a word that leads to one. */
export const ONE_OF_THEM =
  /(?<!(?<!\p{L})(?:at|around|about|by|till?|until|before|after|between|from|half|past|to|for|say|maybe|it|or|and|noon|twelve|ten)\s)(?<!\p{L})one(?!\p{L}|\s*(?:o\s?['’]?\s?clock|pm|am|ish|sharp|thirty|fifteen|after|before|following|later))/giu;

/** Sayings that name a day without meaning one. */
export const SAYINGS =
  /(?<!\p{L})(?:sunday\s+(?:drivers?|best|times|roast|league)|monday\s+(?:blues|car)|friday\s+feeling|month\s+of\s+sundays|24\s*(?:на|x|by|auf)\s*7|[2-5]\s?(?:в|у|in)\s?1(?![\d:.])|how\s+early|wie\s+früh|как\s+рано|як\s+рано|one\s+of\s+these\s+days|(?:von|from|от|від|з|с)?\s*0\s*(?:auf|to|до|-|–)\s*(?:100|60)|seven\s+year\s+itch|(?:two|three|four|five|zwei|drei|vier|fünf|две|два|три|четыре|дві|чотири|\d)\s+(?:things?|jobs?|items?|bits|services?|sachen|dinge[n]?|teile[n]?|posten|leistungen|вещ\p{L}*|позици\p{L}*|услуг\p{L}*|пункт\p{L}*|речі|речей|позиц\p{L}*|послуг\p{L}*)|sieben\s+sachen|[зс]\s+першого\s+разу|с\s+первого\s+(?:раза|взгляда)|на\s+(?:перший|первый)\s+(?:погляд|взгляд)|over\s?night|über\s+nacht|на\s+ніч|на\s+ночь|семь\s+пятниц|сім\s+п['’ʼ]?ятниць)(?!\p{L})/giu;

/** "№4", "package 3": the figure is a name. */
const numbered = String.raw`(?:(?:№|#|(?<!\p{L})(?:nr|num)\.?|(?<!\p{L})no\.)\s*\d{1,3}|(?<!\p{L})(?:number|nummer|номер\p{L}{0,2})\s+\d{1,2}|(?<![\d:.])\d{1,2}\s+номер\p{L}{0,2}|(?<!\p{L})(?:комплекс\p{L}*|пакет\p{L}*|программ\p{L}*|програм\p{L}*|вариант\p{L}*|варіант\p{L}*|метр\p{L}*|квадрат\p{L}*|packages?|pakete?|models?|modell|модел\p{L}*|programm|option|level|stage|tier|klasse|stufe|класс?|клас|категорі\p{L}*|категори\p{L}*)\s+\d{1,2})(?![\d:.]|\s?(?:uhr|am(?!\s\p{L}+tag)|pm)(?!\p{L}))`;

/** Figures that are money, measures, telephone numbers, years or names. */
export const FIGURES_OF_OTHER_THINGS = once((): readonly RegExp[] => [
  new RegExp(String.raw`(?<![\d:./])${number}(?:${joiner}${number})?\s*${money}`, 'giu'),
  new RegExp(String.raw`(?:€|\$|£|₴)\s*${number}(?:${joiner}${number})?`, 'giu'),
  new RegExp(String.raw`(?<![\d:./])\d+(?:[.,]\d+)?(?:${joiner}\d+)?\s*-?\s*${measure}`, 'giu'),
  new RegExp(numbered, 'giu'),
  // "Length 4.38", "длина 4,38".
  /(?<!\p{L})(?:length|height|width|depth|long|wide|tall|länge|höhe|breite|lang|hoch|breit|длин\p{L}*|довжин\p{L}*|высот\p{L}*|висот\p{L}*|ширин\p{L}*|глубин\p{L}*|глибин\p{L}*)\s+(?:(?:is|of|about|ist|etwa|ca\.?|около|примерно|десь|близько|машини|машины|авто)\s+){0,2}\d{1,3}(?:[.,]\d{1,2})?(?![\d:])/giu,
  // "16 год" is an hour in Ukrainian, a greater figure a year in Russian.
  /(?<![\d:./])(?!(?:[01]?\d|2[0-4])\s*год)\d+\s*год(?!\p{L})/giu,
  // Plates of cars, and streets and floors with numbers.
  /(?<![\p{L}\d])[\p{Lu}]{1,2}\s?\d{3,4}\s?[\p{Lu}]{2}(?:\s?\d{2,3})?(?![\p{L}\d])/gu,
  /(?<!\d)\d{1,3}(?:st|nd|rd|th)\s+(?:avenue|ave|street|floor|gear|owner|gen\p{L}*|edition|place|time|row|hand)(?!\p{L})/giu,
  /(?<!\d)\d{1,4}\s+(?:\p{L}+\s+){1,2}(?:road|rd|street|lane|avenue|ave|crescent)(?!\p{L})/giu,
  // The hardness of a coating, and discounts.
  /(?<!\p{L})(?:keramik|ceramic|coating|hardness|härte|керам\p{L}*)\s+\d\s?[hн](?!\p{L})|(?<!\d)\d\s?[hн]\s+(?:keramik|ceramic|coating|керам\p{L}*)/giu,
  /(?<!\p{L})(?:discount|rabatt|скидк\p{L}|знижк\p{L})\s+(?:(?:of|von|в|на)\s+)?\d+/giu,
  // The month a car was first registered in.
  /(?<![\d./])\d{1,2}\/(?:19|20)\d{2}(?!\d)/gu,
  // "Ул. 8 Марта, 14".
  /(?<!\p{L})(?:ул|вул|улиц[аеуы]|вулиц[яіею]|пр-т|просп|пл|площад[ьи]|площа|str|straße|street|road)\.?\s+\d{1,2}\s+\p{L}+(?:,?\s*\d+)?/giu,
  // "9 of 10 points".
  /(?<![\d:.])\d{1,2}\s+(?:von|out\s+of|of|з|із|из)\s+\d{1,2}(?![\d:.]|\s*(?:bis|до|to|uhr|ранку|утра))/giu,
  // Telephone numbers; dates have points, slashes or colons between their figures.
  /(?<![\d.:/-])\+?\d[\d\s()]{4,}[\d\s()-]*\d(?![\d.:/])/gu,
  /(?<![\d.:/])\d{3}-\d{2,3}-\d{2,4}(?:-\d{2})?(?![\d])/gu,
  // X5, W204, R20, а6, A4, 320d, 3er; "в10" and "um10" are times.
  /(?<![\p{L}\d])(?!(?:в|о|к|на|до|um|ab|at)[12]\d(?![\p{L}\d]))\p{L}{1,3}-?\d{1,4}\p{L}{0,2}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d:.])\d{1,3}(?:er|i|d|xd|tdi|tsi|dci|cdi)(?![\p{L}\d])/giu,
  // "Bought in May 2021": a month with its year is past, unless a day stands before it.
  /(?<!\d\.?\s|\d(?:st|nd|rd|th)\s|\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|январ\p{L}|феврал\p{L}|март\p{L}?|апрел\p{L}|ма[йяе]|июн\p{L}|июл\p{L}|август\p{L}?|сентябр\p{L}|октябр\p{L}|ноябр\p{L}|декабр\p{L}|січн\p{L}+|лют\p{L}+|берез\p{L}+|квіт\p{L}+|трав\p{L}+|черв\p{L}+|лип\p{L}+|серп\p{L}+|верес\p{L}+|жовт\p{L}+|листопад\p{L}*|груд\p{L}+)\s+(?:19\d\d|20[01]\d|202[0-5])(?!\d)/giu,
  // Years of cars, and postcodes.
  /(?<![\d.:/-])(?:19|20)\d{2}(?![\d:-])(?:\s*(?:года?|року|рік|г\.?\s?в\.?|р\.\s?в\.?|model))?/giu,
  /(?<!\d)\d{5,}(?!\d)/gu,
]);

/** How long something takes is not when it begins. */
export const DURATIONS: readonly RegExp[] = [
  /(?<!\p{L})(?:годин\p{L}*|час(?:а|ов|ик\p{L}*)?|дн(?:і|ів|я|ей)|тижн\p{L}*|недел\p{L}*)\s+на\s+(?:\d+(?![:.\d])|один|одну|два|две|дві|три|чотири|четыре|пять|п['’ʼ]?ять|шість|шесть|вісім|восемь)(?!\p{L})/giu,
  /(?:takes?|took|spent|waited|lasts?|last|dauert|dauerte|dauern|занял\p{L}?|зайня\p{L}*|ждал\p{L}?|чекав|чекала|чекали|делали|робили|brauch\p{L}*|need|займ\p{L}*|займет|займёт|трива\p{L}*|длит\p{L}*|for|für|fuer)\s+(?:about\s+|etwa\s+|ca\.?\s+|около\s+|близько\s+)?(?:\d+|a|an|ein(?:e|en)?|one|two|three|zwei|drei|vier|два|две|дві|три|чотири|четыре|пять|пʼять)(?:\s*[-–]\s*\d+)?\s+(?:hours?|hrs?|days?|weeks?|stunden?|tage?|wochen?|годин\p{L}*|дн\p{L}*|час(?:а|ов)?|недел\p{L}*|тижн\p{L}*)/giu,
  /(?<!\p{L})(?:роб(?:ить|лять|лю|имо|ите|ити)|зроб\p{L}+|дела(?:ет|ют|ю|ем|ете|ть)|сдела\p{L}+|вправ\p{L}+|справ\p{L}+|управ\p{L}+)\s+(?:\p{L}+\s+)?за\s+(?:\d+|два|две|дві|три|пару)\s+(?:дн\p{L}*|годин\p{L}*|час(?:а|ов)?|тижн\p{L}*|недел\p{L}*)/giu,
  /(?:how\s+many|wie\s+viele|скільки|сколько)\s+(?:days?|hours?|weeks?|tage|stunden|wochen|годин\p{L}*|дн\p{L}*|час\p{L}*|недел\p{L}*|тижн\p{L}*)/giu,
  // "За день встигнете?", "за 2 часа сделаете?"
  /(?<!\p{L})за\s+(?:(?:\d+|один|одну|два|две|дві|три|пару)\s+)?(?:день|дня|дні|днів|дней|час|часа|часов|годин\p{L}*|тижд?\p{L}+|недел\p{L}+|сутки|півдня|полдня)\s+(?:(?:це|это|все|всё|точно|реально|ви|вы)\s+)?(?:встиг|зроб|впора|вправ|справ|управ|успе|сдела|готов|реально|закінч|законч|поклеї|поклеи|упора|можна\s+зроб|можно\s+сдел)\p{L}*/giu,
  /(?<!\p{L})(?:done|finished|ready|completed|turned\s+around|do\s+it|finish\s+it)\s+(?:with)?in\s+(?:a|an|one|two|three|\d+)\s+(?:days?|hours?|weeks?)(?!\p{L})/giu,
  /(?<!\p{L})(?:schaff\p{L}*|fertig|erledig\p{L}*)\s+(?:\p{L}+\s+){0,2}(?:in|an)\s+(?:einem|einer|nem|\d+|zwei|drei)\s+(?:tag\p{L}*|stunden?|wochen?)(?!\p{L})/giu,
  /(?<!\p{L})(?:in|an)\s+(?:einem|einer|nem|\d+|zwei|drei)\s+(?:tag\p{L}*|stunden?|wochen?)\s+(?:fertig|erledigt|geschafft|machbar|zu\s+schaffen)/giu,
];
