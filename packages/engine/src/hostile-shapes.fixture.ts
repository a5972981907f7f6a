import type { PriceRow, StudioFacts } from './facts.ts';
import { row } from './row.fixture.ts';

export type HostileShape = { name: string; text: string; isOneOfAKind: boolean };

/**
 * Texts that a hostile client may send: one small thing said again and again, up to the longest message. One of a kind is
 * each piece with one joint of every kind; a piece joined by the next comma or the next word costs much the same.
 */
export function hostileShapes(length: number): HostileShape[] {
  const repeated = PIECES.flatMap((piece, at) =>
    JOINTS.flatMap((kind) =>
      kind.map((joint, turn) => ({
        name: `${show(piece)} × ${show(joint)}`,
        text: fill(piece + joint, length),
        isOneOfAKind: at % kind.length === turn,
      })),
    ),
  );
  const runs = [...CHARACTERS].map((character) => ({
    name: `run of ${show(character)}`,
    text: character.repeat(length),
    isOneOfAKind: true,
  }));
  return [...repeated, ...runs];
}

/** By kind: gaps, commas, ends of a clause, signs of counting, words that join, words that take back. */
const JOINTS = [
  [' ', '\n'],
  [',', ', '],
  ['. ', '? ', ': ', '; '],
  [' / ', ' - ', ' + '],
  [' oder ', ' und ', ' or ', ' або ', ' и '],
  [' not ', ' statt '],
];

const PIECES = [
  ...[
    '1',
    '1,1',
    '10',
    '10.30',
    '10:30',
    '25.11.',
    '25.11.2026',
    '1 1',
    '0151',
    '+49 151',
    '2026',
    '5000',
    '5 €',
    '100 EUR',
    '20 %',
  ],
  ...[
    'a',
    'a b',
    'x5',
    'bmw x5',
    'golf',
    'Golf 7',
    'SUV',
    'Sprinter',
    'Mercedes C',
    'шкода октавія',
    'камри',
    'джип',
  ],
  ...[
    'Tönung',
    'tint',
    'тонування',
    'полировка',
    'Lackpolitur SUV',
    'rear windows',
    'hinten',
    'Motorhaube',
    'full wrap',
    'Handwäsche Kombi',
  ],
  ...[
    'Montag',
    'tomorrow',
    'завтра',
    'next friday',
    'um 10 Uhr',
    'halb drei',
    'в пятницу',
    'от 9 до 12',
    'between 10 and 12',
    'in 3 days',
  ],
  ...[
    'yes',
    'no',
    'nein',
    'ні',
    'not',
    'nicht',
    'the first',
    'both',
    'without',
    'cheaper',
    'price',
    'how much',
    'wie lange',
    'скільки',
    'сколько',
  ],
  ...[
    'Max',
    'my name is',
    'ich heiße',
    'мене звати',
    'Anna Maria',
    'call me',
    'a@b.de',
    'http://a.b',
    '((',
    '))',
    '""',
    "'",
    '&&',
    '\\',
    '[]',
    '{}',
  ],
  ...[
    '€',
    '$$',
    '!!',
    '??',
    '...',
    '—',
    '\t',
    '\u200b',
    '😀',
    'é',
    '汉',
    'ß',
    'AAAA',
    'aaaaaaaaaaaaaaaaaaaa',
    '0',
    '00',
    '-1',
    '1e9',
    '1/1',
    '(1)',
  ],
];

const CHARACTERS = 'aAäяі0159 .,;:/-+()!?\n\t€%\'"_*#@&=<>|~';

function fill(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

function show(piece: string): string {
  return JSON.stringify(piece);
}

const JOBS = [
  'Scheibentönung',
  'Innenreinigung',
  'Lackpolitur',
  'Keramikversiegelung',
  'Vollfolierung',
  'Handwäsche',
];
const SYLLABLES = ['po', 'ra', 'mi', 'tek', 'lus', 'dor', 'ven', 'shi', 'gal', 'nex'];
const ZONES = ['Hinten komplett', 'Heckscheibe', 'Motorhaube', 'Dach'];
const TYPES = ['Kleinwagen', 'Kombi', 'SUV'];

/** A studio with so many services, a few of them well known and most with names of their own. */
export function hostileStudio(services: number): StudioFacts {
  return {
    name: 'Folienwerk',
    address: 'Gerichtstraße 23, Berlin',
    phone: '',
    email: '',
    timezone: 'Europe/Berlin',
    currency: 'EUR',
    botName: 'Mia',
    botLanguage: 'de',
    greeting: '',
    exampleScript: '',
    rows: Array.from({ length: services }, (_, at) => listedRow(at)),
  };
}

function listedRow(at: number): PriceRow {
  const syllable = (place: number) => SYLLABLES[Math.floor(at / 10 ** place) % 10] ?? '';
  const known = at % 8 === 0 ? (JOBS[(at / 8) % JOBS.length] ?? '') : 'Paket';
  return row(`${known} ${syllable(0)}${syllable(1)}${syllable(2)}`, 50 + at, {
    id: `row-${at}`,
    zone: ZONES[at % ZONES.length] ?? null,
    carType: TYPES[at % TYPES.length] ?? null,
  });
}
