import type { Language, Partner, PriceRow } from '@glossa/contracts';
import { draftWords } from './draft-words.data.ts';

type Facts = { partner: Pick<Partner, 'name' | 'config'>; prices: readonly PriceRow[]; language: Language };

const mostNamed = 8;

/**
 * A first example script made of the studio's own facts and of nothing else. Prices stay out of it: they belong to the
 * list, which is always right. So do hours and address, which the bot reads from the profile.
 */
export function draftScript({ partner, prices, language }: Facts): string {
  const words = draftWords[language];
  const active = prices.filter(({ isActive }) => isActive);
  const services = namesOf(active.map(({ service }) => service));
  const carTypes = namesOf(active.map(({ carType }) => carType));
  const { cancelCutoffHours, contactPhone, policies } = partner.config;
  const pairs = [
    services && words.services(services),
    carTypes && words.carTypes(carTypes),
    words.cancel(cancelCutoffHours),
    contactPhone.trim() && words.call(contactPhone.trim()),
    policies.trim() && words.policies(policies.trim().replace(/\s*\n\s*/g, ' ')),
  ].filter((pair) => typeof pair !== 'string');
  return [words.opening(partner.name), ...pairs.map(([question, answer]) => `${question}\n${answer}`)].join(
    '\n\n',
  );
}

/** Each name once, as the list writes it, and not more than one reads. */
function namesOf(names: readonly (string | null)[]): string {
  return [...new Set(names.filter((name) => name !== null))].slice(0, mostNamed).join(', ');
}
