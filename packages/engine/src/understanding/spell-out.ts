/** A message with the short forms of phones written out, so that phrases are found in it. */
export function spellOut(text: string): string {
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

const SHORT_FORMS: readonly (readonly [RegExp, string | ((word: string) => string)])[] = [
  [/(?<![\p{L}\d'’])u(?![\p{L}\d'’])/giu, 'you'],
  [/(?<![\p{L}\d'’])ur(?![\p{L}\d'’])/giu, 'your'],
  [/(?<![\p{L}\d'’])r(?=\s(?:u|you|they)(?!\p{L}))/giu, 'are'],
  [/(?<!\p{L})aswell(?!\p{L})/giu, 'as well'],
  [/(?<!\p{L})wanna(?!\p{L})/giu, 'want to'],
  [/(?<!\p{L})(?:pls|plz)(?!\p{L})/giu, 'please'],
  [/(?<!\p{L})(?:щас|ща)(?!\p{L})/giu, 'сейчас'],
  [/(?<!\p{L})ск(?:ока|око|ок|олко)(?!\p{L})/giu, 'сколько'],
  [/(?<!\p{L})скі[кл]ь?[киео]+(?<!скільки)(?!\p{L})/giu, 'скільки'],
  // "О 8. Я Ірина": the stop ends a sentence and makes no date of the hour.
  [/(?<=(?<!\p{L})(?:в|о|об|на|at|um)\s\d{1,2})\.(?=\s+\p{L})/giu, ','],
  // As hours are said in the south.
  [
    /(?<=(?<!\p{L})um\s)(viere|fünfe|sechse|siebene|achte|neune|zehne|elfe|zwölfe)(?!\p{L})/giu,
    (word) => HOURS[word.toLowerCase()] ?? word,
  ],
  // "Make it 9" names an hour.
  [/(?<!\p{L})(make (?:it|that)) (?=\d{1,2}(?:[:.]\d{2})?(?:\s*(?:$|[.!?,]|am|pm|please)))/giu, '$1 at '],
];
