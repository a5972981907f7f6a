import type { Partner, PriceRow } from '@glossa/contracts';

const steps = ['place', 'bot', 'prices', 'hours', 'contact', 'client'] as const;
export type Step = (typeof steps)[number];

type Known = { partner: Partner; prices: readonly PriceRow[]; conversations: number };

/** What stands between a new studio and its first client, and what of it is done. */
export function checklist({ partner, prices, conversations }: Known): { step: Step; isDone: boolean }[] {
  const { hours, hoursSeen = false, contactPhone, country } = partner.config;
  const done: Record<Step, boolean> = {
    place: country !== '',
    bot: partner.bots.some(({ status }) => status === 'LIVE'),
    // The samples of a trade show how it works; they are nobody's prices.
    prices: prices.some(({ isActive, isSample }) => isActive && !isSample),
    // Those that came with the template are a guess until somebody has looked at them.
    hours: hoursSeen && Object.values(hours).some((spans) => spans.length > 0),
    contact: contactPhone.trim() !== '',
    client: conversations > 0,
  };
  // Nearly everybody has told the place at the beginning: it is named only where it is missing.
  const named = steps.filter((step) => step !== 'place' || !done.place);
  return named.map((step) => ({ step, isDone: done[step] }));
}
