import type { Partner, PriceRow } from '@glossa/contracts';

export const steps = ['bot', 'prices', 'hours', 'contact', 'client'] as const;
export type Step = (typeof steps)[number];

type Known = { partner: Partner; prices: readonly PriceRow[]; conversations: number };

/** What stands between a new studio and its first client, and what of it is done. */
export function checklist({ partner, prices, conversations }: Known): { step: Step; isDone: boolean }[] {
  const { hours, contactPhone } = partner.config;
  const done: Record<Step, boolean> = {
    bot: partner.bots.some(({ status }) => status === 'LIVE'),
    // The samples of a trade show how it works; they are nobody's prices.
    prices: prices.some(({ isActive, isSample }) => isActive && !isSample),
    hours: Object.values(hours).some((spans) => spans.length > 0),
    contact: contactPhone.trim() !== '',
    client: conversations > 0,
  };
  return steps.map((step) => ({ step, isDone: done[step] }));
}
