import type { ClientDetail, Quote } from '@glossa/contracts';

type Job = {
  status: string;
  jobState: string;
  endsAt: Date;
  quote: Quote | null;
  paidMinor: number | null;
  paidCurrency: string | null;
};
type Amount = { currency: string; booked: number; visited: number };

/** What a person's bookings come to, by currency: all that stand, and what was done, at the price that was paid. */
export function sumMoney(jobs: readonly Job[], now: Date): ClientDetail['money'] {
  const amounts = jobs.filter(({ status }) => status === 'BOOKED').flatMap((job) => amountsOf(job, now));
  return [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    booked: sumOf(own.map(({ booked }) => booked)),
    visited: sumOf(own.map(({ visited }) => visited)),
  }));
}

function amountsOf({ jobState, endsAt, quote, paidMinor, paidCurrency }: Job, now: Date): Amount[] {
  const booked = quote ? [{ currency: quote.currency, booked: quote.total, visited: 0 }] : [];
  if (paidMinor !== null && paidCurrency !== null)
    return [...booked, { currency: paidCurrency, booked: 0, visited: paidMinor / 100 }];
  const isDone = endsAt <= now && jobState !== 'NO_SHOW';
  return booked.map((amount) => (isDone ? { ...amount, visited: amount.booked } : amount));
}

/** Added in whole minor units. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}
