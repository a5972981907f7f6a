/**
 * A rough sound of a word in Latin letters, the same for "touareg", "туарег" and "tuareg".
 * It is a key for comparison and is never shown.
 */
export function toLatinSound(word: string): string {
  const known = HEARD.get(word);
  if (known !== undefined) return known;
  const sound = hear(word);
  if (HEARD.size >= MOST_HEARD) HEARD.clear();
  HEARD.set(word, sound);
  return sound;
}

/** Talk is made of the same words over and over; the same word always sounds the same. */
const HEARD = new Map<string, string>();
const MOST_HEARD = 20_000;

function hear(word: string): string {
  let latin = '';
  for (const letter of word) latin += LETTERS.get(letter) ?? letter;
  for (const [from, to] of SOUNDS) latin = latin.replaceAll(from, to);
  return latin.replace(/(.)\1+/g, '$1');
}

const LETTERS = new Map(
  Object.entries({
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ґ: 'g',
    д: 'd',
    е: 'e',
    є: 'e',
    ж: 'j',
    з: 's',
    и: 'i',
    і: 'i',
    ї: 'i',
    й: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'h',
    ц: 's',
    ч: 'ch',
    ш: 'sh',
    щ: 'sh',
    ъ: '',
    ы: 'i',
    ь: '',
    э: 'e',
    ю: 'u',
    я: 'a',
  }),
);

const SOUNDS: readonly (readonly [string, string])[] = [
  ['tsch', 'ch'],
  ['sch', 'sh'],
  ['ph', 'f'],
  ['th', 't'],
  ['ck', 'k'],
  ['qu', 'kv'],
  ['x', 'ks'],
  ['ch', 'k'],
  ['ou', 'u'],
  ['ee', 'i'],
  ['oo', 'u'],
  ['y', 'i'],
  ['w', 'v'],
  ['z', 's'],
  ['c', 'k'],
  ['q', 'k'],
];
