import type { PriceRow } from '../../facts.ts';
import { splitWords } from '../../words/split-words.ts';
import { readSense } from './read-sense.ts';
import { withoutContents } from './without-contents.ts';

/** The meanings of one text of the list, and its words that have none (brand and package names). */
export type Sense = {
  concepts: ReadonlySet<string>;
  names: readonly string[];
  /** The folded words themselves, where a whole text was read. */
  words?: readonly string[];
};

export type IndexedRow = { row: PriceRow; zone: Sense | null; material: Sense | null };

export type IndexedService = { service: string; sense: Sense; rows: readonly IndexedRow[] };

export type RowIndex = { services: readonly IndexedService[] };

/** The list prepared for matching; prepared once for each rows array. */
export function indexRows(rows: readonly PriceRow[]): RowIndex {
  const known = INDEXES.get(rows);
  if (known) return known;
  const senses = new Map<string, Sense>();
  const senseOf = (text: string): Sense => {
    const found = senses.get(text) ?? readSense(text);
    senses.set(text, found);
    return found;
  };
  const groups = Map.groupBy(rows, (row) => splitWords(row.service).join(' '));
  const services = [...groups.values()].map((group) => ({
    service: group[0]?.service ?? '',
    sense: senseOf(withoutContents(group[0]?.service ?? '')),
    rows: group.map((row) => ({
      row,
      zone: row.zone === null ? null : senseOf(withoutExcepted(row.zone)),
      material: row.material === null ? null : senseOf(row.material),
    })),
  }));
  const index = { services };
  INDEXES.set(rows, index);
  return index;
}

const INDEXES = new WeakMap<readonly PriceRow[], RowIndex>();

/** "Full (no windshield)" is not for the windshield. */
function withoutExcepted(zone: string): string {
  const left = zone.replace(EXCEPTED, ' ');
  return /\p{L}{2}/u.test(left) ? left : zone;
}

const EXCEPTED =
  /(?<!\p{L})(?:no|not|without|w\/o|except|excluding|excl\.?|minus|ohne|außer|exkl\.?|без|крім|окрім|кроме)\s+(?:the\s+|die\s+)?(?:front\s+|rear\s+)?\p{L}+/giu;
