import { foldWords } from '@glossa/contracts';
import type { PriceReading, ReadRow, Span } from '@glossa/engine';
import { readOwnersText } from '../domain/read-owners-text.ts';
import type { Claim } from './ask-for-rows.ts';
import { findWords } from './find-words.ts';

export type ProvedReading = { rows: ReadRow[]; unread: Span[]; unproved: Span[] };

/** A claim and the part of the text it was made about. */
export type PlacedClaim = { claim: Claim; from: number; to: number };

/**
 * Keeps of a model's rows those the owner's own words prove: the words stand in the text, the engine reads the same
 * amount and currency in them, and every name of the row is one the text uses. The rest is unproved and never a row.
 * What the engine reads as a price and the model left out is unread, so that nothing gets lost in silence.
 */
export function proveClaims(text: string, claims: readonly PlacedClaim[], currency: string): ProvedReading {
  const engine = readOwnersText(text, currency);
  const spoken = foldWords(text);
  const rows: ReadRow[] = [];
  const unproved: Span[] = [];
  const used = new Map<string, number>();
  for (const { claim, from, to } of claims) {
    const source = findWords(text, claim.words, { from, to, after: used.get(claim.words) ?? from });
    if (source) used.set(claim.words, source.end);
    const evidence = source && findEvidence(claim, source, engine, currency);
    if (source && evidence && hasOwnNames(claim, spoken)) rows.push(asRow(claim, source, evidence));
    else unproved.push(source ?? { start: 0, end: 0, text: claim.words.slice(0, 200) });
  }
  const missed = engine.rows.map((row) => row.source).filter((span) => !isCovered(span, rows));
  const unread = [...engine.unread.filter((span) => !isCovered(span, rows)), ...missed];
  return { rows, unread: distinct(unread), unproved };
}

/** The engine's own reading of the same amount: in these words alone, or in the whole text at this place. */
function findEvidence(
  claim: Claim,
  source: Span,
  engine: PriceReading,
  currency: string,
): ReadRow | undefined {
  const alone = readOwnersText(source.text, currency).rows;
  const here = engine.rows.filter((row) => overlaps(row.source, source));
  return [...here, ...alone].find(
    (row) =>
      row.price === claim.price &&
      (claim.priceTo === null || row.priceTo === claim.priceTo) &&
      (claim.currency === null || row.currency === claim.currency.toUpperCase()),
  );
}

function asRow(claim: Claim, source: Span, evidence: ReadRow): ReadRow {
  const minutes = Math.round(claim.durationMinutes ?? 0);
  return {
    service: claim.service.trim(),
    zone: claim.zone?.trim() || null,
    material: claim.material?.trim() || null,
    carType: claim.carType?.trim() || null,
    price: evidence.price,
    priceTo: evidence.priceTo,
    isFrom: evidence.isFrom || claim.isFrom,
    currency: evidence.currency,
    durationMinutes: evidence.durationMinutes ?? (minutes > 0 ? minutes : null),
    source,
    warnings: evidence.warnings.filter((code) => code !== 'no_service' && code !== 'conflict'),
    derived: evidence.derived,
  };
}

/** A name that shares no word with the text was made up. */
function hasOwnNames({ service, zone, material, carType }: Claim, spoken: string): boolean {
  return [service, zone, material, carType].every((name) => {
    const words = foldWords(name ?? '')
      .split(' ')
      .filter(Boolean);
    return words.length === 0 ? name !== service : words.some((word) => spoken.includes(word.slice(0, 5)));
  });
}

function isCovered(span: Span, rows: readonly ReadRow[]): boolean {
  return rows.some((row) => overlaps(row.source, span));
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

function distinct(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map((span) => [`${span.start}-${span.end}`, span])).values()];
}
