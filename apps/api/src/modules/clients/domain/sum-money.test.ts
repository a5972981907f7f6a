import { expect, it } from 'vitest';
import { sumMoney } from './sum-money.ts';

const now = new Date('2027-03-15T12:00:00Z');
const job = (total: number, changes: Partial<Parameters<typeof sumMoney>[0][number]> = {}) => ({
  status: 'BOOKED',
  jobState: 'BOOKED',
  endsAt: new Date('2027-03-01T12:00:00Z'),
  quote: { lines: [], total, currency: 'EUR' },
  paidMinor: null,
  paidCurrency: null,
  ...changes,
});

it('adds what stands, and what was done at the price that was paid', () => {
  const ahead = { endsAt: new Date('2027-04-01T12:00:00Z') };
  const paid = { jobState: 'DONE', paidMinor: 9050, paidCurrency: 'EUR' };
  expect(sumMoney([job(100.1), job(50.2, ahead), job(100, paid)], now)).toEqual([
    { currency: 'EUR', booked: 250.3, visited: 190.6 },
  ]);
});

it('counts neither what was cancelled nor a visit nobody came to, and keeps currencies apart', () => {
  const jobs = [
    job(100, { status: 'CANCELLED' }),
    job(80, { jobState: 'NO_SHOW' }),
    job(40, { quote: { lines: [], total: 40, currency: 'UAH' } }),
  ];
  expect(sumMoney(jobs, now)).toEqual([
    { currency: 'EUR', booked: 80, visited: 0 },
    { currency: 'UAH', booked: 40, visited: 40 },
  ]);
});
