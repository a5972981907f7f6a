import { describe, expect, it } from 'vitest';
import type { PlainRow, ReadRow } from '../read-row.ts';
import { asReadRows, raisedRows } from './raised-rows.ts';

function row(change: Partial<ReadRow>): ReadRow {
  return {
    service: 'Politur',
    zone: null,
    material: null,
    carType: null,
    price: 200,
    priceTo: null,
    isFrom: false,
    currency: 'EUR',
    durationMinutes: null,
    source: { start: 0, end: 13, text: 'Politur 200 €' },
    warnings: [],
    derived: false,
    confidence: 0.95,
    ...change,
  };
}

const raise = { start: 20, end: 30, text: 'SUV +20 %' };
const computed: PlainRow = row({ carType: 'SUV', price: 240, source: raise, derived: true });

function doubtsOf(rows: ReadRow[], raises: ReadRow[] = []): (string | number | undefined)[] {
  const [made] = asReadRows([computed], { rows, raises });
  return [made?.confidence, ...(made?.warnings ?? [])];
}

describe('rows that a raise means', () => {
  it('are as sure as the price that is raised', () => {
    expect(doubtsOf([row({})])).toEqual([0.95]);
  });

  it('are doubtful where that price is', () => {
    expect(doubtsOf([row({ confidence: 0.5 })])).toEqual([0.5, 'names_unsure']);
  });

  it('are doubtful where one of the prices that may be meant is', () => {
    const estate = row({ carType: 'Kombi', confidence: 0.4 });
    expect(doubtsOf([row({}), estate])).toEqual([0.4, 'names_unsure']);
  });

  it('do not mind a doubtful price of another part', () => {
    expect(doubtsOf([row({}), row({ zone: 'Dach', confidence: 0.4 })])).toEqual([0.95]);
  });

  it('are doubtful where the raise is', () => {
    const read = row({ service: 'SUV', source: raise, confidence: 0.3 });
    expect(doubtsOf([row({})], [read])).toEqual([0.3, 'names_unsure']);
  });

  it('are doubtful where nothing was read that they could rest on', () => {
    expect(doubtsOf([])).toEqual([0, 'names_unsure']);
  });

  it('take the place of the line that says the raise', () => {
    const [base, line] = [row({}), row({ service: 'SUV', source: raise })];
    expect(raisedRows([base, line], [computed])).toEqual({
      kept: [base],
      raises: [line],
      derived: [computed],
    });
  });
});
