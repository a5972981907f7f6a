import type { PriceRow, StudioFacts } from '../facts.ts';
import { takeTurn } from '../turn.ts';

/** A price list of the corpus: rows are "service | part | film | car type | price". */
export type ListedRows = { lang: string; rows: readonly string[] };

/** How often a client who uses the list's own words got its rows, a question that names them, or something else. */
export type OwnWords = { right: number; asked: number; lost: number; wrong: number };

/** Asks for single rows of a list, and for two of them at once, in the words of the list. */
export function runOwnWords(list: ListedRows): { one: OwnWords; two: OwnWords } {
  const rows = list.rows.flatMap((line, at) => rowOf(line, at));
  const words = ASKING[list.lang];
  const scores = { one: none(), two: none() };
  if (!words || rows.length < FEWEST) return scores;
  for (const [at, row] of rows.entries()) {
    if (at % STEP !== 0) continue;
    count(scores.one, ask(words, [row], rows));
    const other = rows.find((one, place) => place > at && isBesides(one, row));
    if (other) count(scores.two, ask(words, [row, other], rows));
  }
  return scores;
}

const FEWEST = 3;
const STEP = 5;

type Words = { price: string; and: string };

const ASKING: Readonly<Record<string, Words>> = {
  en: { price: 'hi, how much is', and: 'and' },
  de: { price: 'Hallo, was kostet', and: 'und' },
  uk: { price: 'Добрий день, скільки коштує', and: 'і' },
  ru: { price: 'Здравствуйте, сколько стоит', and: 'и' },
};

function none(): OwnWords {
  return { right: 0, asked: 0, lost: 0, wrong: 0 };
}

function count(scores: OwnWords, result: keyof OwnWords): void {
  scores[result] += 1;
}

function ask({ price, and }: Words, wanted: readonly PriceRow[], rows: readonly PriceRow[]): keyof OwnWords {
  const names = wanted.map(({ service, zone, material }) =>
    [service, zone, material].filter(Boolean).join(' '),
  );
  const type = wanted[0]?.carType;
  const text = `${price} ${names.join(` ${and} `)}${type ? `, ${type}` : ''}?`;
  const { reply } = takeTurn({ text, state: null, studio: studioWith(rows), now: '2027-03-15T08:00:00Z' });
  const got = reply.quote?.lines.map(({ rowId }) => rowId) ?? [];
  if (got.length === wanted.length && wanted.every(({ id }) => got.includes(id))) return 'right';
  const keys = new Set(wanted.map(keyOf));
  if (got.some((id) => rows.some((row) => row.id === id && !keys.has(keyOf(row))))) return 'wrong';
  return (reply.choices ?? []).some((choice) => wanted.some((row) => namesOf(row).includes(choice)))
    ? 'asked'
    : 'lost';
}

function namesOf({ service, zone, material, carType }: PriceRow): (string | null)[] {
  return [service, zone, material, carType];
}

/** Another job for the same kind of car. */
function isBesides(one: PriceRow, other: PriceRow): boolean {
  return one.service !== other.service && one.carType === other.carType;
}

function keyOf({ service, zone, material }: PriceRow): string {
  return JSON.stringify([service, zone, material]);
}

function rowOf(line: string, at: number): PriceRow[] {
  const [service = '', zone = '', material = '', carType = '', price = ''] = line
    .split('|')
    .map((part) => part.trim());
  const [, low, from, high] = /^([\d.]+)(\+)?(?:-([\d.]+))?$/u.exec(price) ?? [];
  if (low === undefined || service.startsWith('?')) return [];
  const orNone = (name: string) => (name === '' || name === '-' ? null : name);
  return [
    {
      id: String(at),
      service,
      zone: orNone(zone),
      material: orNone(material),
      carType: orNone(carType),
      price: Number(low),
      priceTo: high === undefined ? null : Number(high),
      isFrom: from !== undefined,
      currency: 'EUR',
      durationMinutes: 60,
    },
  ];
}

function studioWith(rows: readonly PriceRow[]): StudioFacts {
  return {
    name: 'Studio',
    address: '',
    phone: '',
    email: '',
    timezone: 'Europe/Berlin',
    currency: 'EUR',
    botName: 'Mia',
    botLanguage: 'en',
    greeting: '',
    exampleScript: '',
    rows: [...rows],
  };
}
