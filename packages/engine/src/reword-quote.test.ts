import { describe, expect, it } from 'vitest';
import { rewordQuote } from './reword-quote.ts';
import { row } from './row.fixture.ts';

const tint = row('Scheibentönung', 90, { zone: 'Heckscheibe' });
const gold = row('Gold', 190);
const rows = [tint, gold];
const quote = {
  lines: [
    { rowId: tint.id, label: 'Scheibentönung · Heckscheibe' },
    { rowId: gold.id, label: '2 × Gold' },
  ],
};

describe('a card in another language', () => {
  it('names what the trade has a word for, and leaves the studio’s own names', () => {
    const labels = rewordQuote(quote, { rows, language: 'RU' }).lines.map(({ label }) => label);
    expect(labels).toEqual(['Тонировка стёкол · Заднее стекло', '2 × Gold']);
  });

  it('comes back to the same words', () => {
    const russian = rewordQuote(quote, { rows, language: 'RU' });
    expect(rewordQuote(russian, { rows, language: 'DE' })).toEqual(quote);
  });

  it('leaves a line as it was said whose row is gone or means something else by now', () => {
    const renamed = { ...tint, service: 'Folierung' };
    expect(rewordQuote(quote, { rows: [renamed, gold], language: 'RU' })).toEqual(quote);
    expect(rewordQuote(quote, { rows: [gold], language: 'RU' })).toEqual(quote);
  });
});
