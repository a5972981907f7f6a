import { remembering } from '../words/remembering.ts';

/** A message with the short forms of phones written out, so that phrases are found in it. */
export function spellOut(text: string): string {
  return KNOWN(text);
}

/** A message is heard several times in a turn, as a whole and by itself. */
const KNOWN = remembering(spell, 100);

function spell(text: string): string {
  return SHORT_FORMS.reduce(
    (written, [short, whole]) =>
      typeof whole === 'string' ? written.replace(short, whole) : written.replace(short, whole),
    text,
  );
}

const HOURS: Readonly<Record<string, string>> = {
  viere: '4',
  fünfe: '5',
  sechse: '6',
  siebene: '7',
  achte: '8',
  neune: '9',
  zehne: '10',
  elfe: '11',
  zwölfe: '12',
};

const FIGURE =
  "(?:\\d{1,2}|one|two|three|five|eine?n?s?|zwei|drei|fünf|один|два|три|пять|п[\u02bc’']ять)(?![\\p{L}\\d])";
const YEARS = '(?:years?|yrs?|jahre?|рік|роки|років|год|года|лет)(?!\\p{L})';
const NOT = '(?:and not|not|instead of|nicht|statt|anstatt|а не|не|вместо|замість)(?:\\s(?:на|for|auf))?';

const YEARS_IN_WORDS: Readonly<Record<string, string>> = {
  ...{ two: '2', three: '3', five: '5', seven: '7', ten: '10' },
  ...{ zwei: '2', drei: '3', fünf: '5', sieben: '7', zehn: '10' },
  ...{ два: '2', три: '3', пять: '5', десять: '10' },
};

const SHORT_FORMS: readonly (readonly [RegExp, string | ((word: string) => string)])[] = [
  // "Haube u Dach" joins two things; "can u" speaks to somebody.
  [
    /(?<=(?<!\p{L})(?!(?:can|could|do|did|are|will|would|if|when|while|what|how|thank|see|have|should)\s)\p{L}{3,}\s)u(?=\s(?:dach|haube|motorhaube|spiegel|innen|außen|vorne|hinten|seiten|felgen|leder|sitze|der|die|das|den)(?!\p{L}))/giu,
    'und',
  ],
  [/(?<![\p{L}\d'’])u(?![\p{L}\d'’])/giu, 'you'],
  [/(?<![\p{L}\d'’])ur(?![\p{L}\d'’])/giu, 'your'],
  [/(?<![\p{L}\d'’])r(?=\s(?:u|you|they)(?!\p{L}))/giu, 'are'],
  // "It's a 2 week old …" is no Audi.
  [
    /(?<!\p{L})a (?=\d{1,2}[\s-]*(?:week|day|month|year|yr|hour|door|seat|litre|liter|owner|wheel)\p{L}*)/giu,
    'some ',
  ],
  // How many there are, and no BMW.
  [/(?<!\p{L})(?:их|їх)\s(?=\d)/giu, 'штук '],
  // A guarantee of five years is no hour.
  [
    new RegExp(`(?<!\\p{L})(${Object.keys(YEARS_IN_WORDS).join('|')})(?=[\\s-]+(?:${YEARS}))`, 'giu'),
    (word) => YEARS_IN_WORDS[word.toLowerCase()] ?? word,
  ],
  // "So that it is better" asks for nothing.
  [/(?<!\p{L})так що(?=\s)/giu, 'тому'],
  [/(?<!\p{L})так что(?=\s)/giu, 'поэтому'],
  // "Can you pick the vans up?", "do you bring her back?"
  [/(?<!\p{L})(pick(?:ing)?)\s((?:the|my|our|his|her|it|them|him)(?:\s\p{L}+)?)\sup(?!\p{L})/giu, '$1 up $2'],
  [/(?<!\p{L})nich(?!\p{L})/giu, 'nicht'],
  [/(?<!\p{L})aswell(?!\p{L})/giu, 'as well'],
  // What is done with a vacuum cleaner is called by its name on every list.
  [/(?<!\p{L})(?:про|по|від)?пилосос(?:[ию][тв]|ь)\p{L}*/giu, 'пилосос'],
  [/(?<!\p{L})(?:про|по|от)?пылесос(?:[ию][тл]|ь)\p{L}*/giu, 'пылесос'],
  [/(?<!\p{L})(?:hoover(?:ed|ing)?|vacuumed|vacuuming)(?!\p{L})/giu, 'vacuum'],
  [/(?<!\p{L})wanna(?!\p{L})/giu, 'want to'],
  [/(?<!\p{L})(?:pls|plz)(?!\p{L})/giu, 'please'],
  [/(?<!\p{L})(?:щас|ща)(?!\p{L})/giu, 'сейчас'],
  [/(?<!\p{L})ск(?:ока|око|ок|олко)(?!\p{L})/giu, 'сколько'],
  [/(?<!\p{L})скі[кл]ь?[киео]+(?<!скільки)(?!\p{L})/giu, 'скільки'],
  // "О 8. Я Ірина": the stop ends a sentence and makes no date of the hour.
  [/(?<=(?<!\p{L})(?:в|во|о|об|на|к|ко|до|at|um|gegen|by)\s\d{1,2})\.(?=\s+\p{L})/giu, ','],
  // "Часов на 12": the word for hours stands before the figure.
  [/(?<!\p{L})(?:часов|часиков|часика|годин|годинок)\s+(?=(?:на|к|в|о|об)\s+\d{1,2}(?!\d))/giu, ''],
  // As hours are said in the south.
  [
    /(?<=(?<!\p{L})um\s)(viere|fünfe|sechse|siebene|achte|neune|zehne|elfe|zwölfe)(?!\p{L})/giu,
    (word) => HOURS[word.toLowerCase()] ?? word,
  ],
  // "One year, not three" and "not three but one year" ask for one year.
  [
    new RegExp(
      `(?<=${FIGURE}[\\s-]*${YEARS}\\s*),?\\s*${NOT}\\s+${FIGURE}(?:[\\s-]*${YEARS})?(?![\\p{L}\\d:])`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<!\\p{L})${NOT}\\s+${FIGURE}(?:[\\s-]*${YEARS})?,?\\s+(?:but|sondern|а)\\s+(?=${FIGURE}[\\s-]*${YEARS})`,
      'giu',
    ),
    '',
  ],
  // So do "I need 12" and "I said 9".
  [
    /(?<!\p{L})(i (?:need|needed|meant|wanted|said|asked for)) (?=\d{1,2}(?:[:.]\d{2})?(?:\s*(?:$|[.!?,]|am|pm|please)))/giu,
    '$1 at ',
  ],
  // "The 18th, 8.30": a day and its hour.
  [/(?<=\d(?:st|nd|rd|th)),?\s(?=\d{1,2}[.:]\d{2}(?!\d))/giu, ' at '],
  // "Make it 9" names an hour.
  [/(?<!\p{L})(make (?:it|that)) (?=\d{1,2}(?:[:.]\d{2})?(?:\s*(?:$|[.!?,]|am|pm|please)))/giu, '$1 at '],
];
