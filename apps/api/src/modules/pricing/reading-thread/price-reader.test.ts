import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newPriceReader, type PriceReader } from './price-reader.ts';

const terms = { currency: 'EUR', dayMinutes: 480 };
let reader: PriceReader;

describe('a thread that is kept', () => {
  beforeAll(() => {
    reader = newPriceReader({ deadlineMs: 55_000, idleMs: 55_000 });
  });
  afterAll(() => reader.close());

  it('reads texts and files one after the other', async () => {
    const [text, csv] = await Promise.all([
      reader.readText('Hand wash 35 €\nFull polish 220 €', terms),
      reader.readCsv('service,price\nWax,80', 'EUR'),
    ]);
    expect(text.rows.map(({ price }) => price)).toEqual([35, 220]);
    expect(csv.rows).toMatchObject([{ service: 'Wax', price: 80 }]);
  });

  it('reads millions where the currency has them', async () => {
    const { rows, unread } = await reader.readText('Full wrap: Rp 45.000.000\nRoof wrap: 3 500 000', {
      currency: 'IDR',
      dayMinutes: 480,
    });
    expect(rows.map(({ price, currency }) => [price, currency])).toEqual([
      [45_000_000, 'IDR'],
      [3_500_000, 'IDR'],
    ]);
    expect(unread).toEqual([]);
  });

  it('lets everything else go on while a long text is read', async () => {
    await reader.readText('Hand wash 35 €', terms);
    let turns = 0;
    let isReading = true;
    const count = () => {
      turns += 1;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    await reader.readText(longText, terms);
    isReading = false;
    expect(turns).toBeGreaterThan(100);
  });
});

describe('a thread that is ended', () => {
  afterEach(() => reader.close());

  it('refuses a text that takes too long with a sentence, and reads the next one', async () => {
    reader = newPriceReader({ deadlineMs: 1, idleMs: 1000 });
    await expect(reader.readText(longText, terms)).rejects.toMatchObject({ code: 'reading_too_long' });
    await expect(reader.readText(longText, terms)).rejects.toMatchObject({ code: 'reading_too_long' });
  });

  it('opens a new thread after a pause', async () => {
    reader = newPriceReader({ deadlineMs: 55_000, idleMs: 1 });
    await reader.readText('Hand wash 35 €', terms);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await reader.readText('Wax 80 €', terms)).rows).toMatchObject([{ price: 80 }]);
  });
});

const longText = Array.from(
  { length: 150 },
  (_, at) => `Lackpolitur Stufe ${at}: Limousine ${90 + at} € / SUV ${120 + at} €`,
)
  .join('\n')
  .slice(0, 20_000);
