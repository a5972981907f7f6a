import { Temporal } from 'temporal-polyfill';
import type { EngineLanguage } from '../facts.ts';
import { type DiscountRule, formatPrice, WEEKDAYS } from '../prices/index.ts';
import { CALENDAR_WORDS } from './calendar-words.data.ts';
import { DISCOUNT_WORDS } from './discount-words.data.ts';
import { type Clockwork, formatDate } from './format-when.ts';
import { type Naming, sayService } from './say-name.ts';

/** "Quiet days: −10% · Hand wash · Tue, Wed · until 31 March". */
export function formatDiscounts(
  rules: readonly DiscountRule[],
  naming: Naming,
  clockwork: Clockwork,
): string {
  return rules.map((rule) => formatDiscount(rule, naming, clockwork)).join('; ');
}

function formatDiscount(rule: DiscountRule, naming: Naming, clockwork: Clockwork): string {
  const words = DISCOUNT_WORDS[clockwork.language];
  const services = rule.services.map((service) => sayService(service, naming));
  const day = (date: string) => formatDate(Temporal.PlainDate.from(date), clockwork);
  const parts = [
    formatWorth(rule, clockwork.language),
    services.join(rule.together ? ' + ' : ', '),
    rule.together ? words.together : '',
    formatDays(rule, clockwork.language),
    rule.from === null ? '' : words.from.replace('{day}', day(rule.from)),
    rule.until === null ? '' : words.until.replace('{day}', day(rule.until)),
    rule.firstVisit ? words.first : '',
  ];
  return `${rule.name}: ${parts.filter(Boolean).join(' · ')}`;
}

function formatWorth({ kind, value, currency }: DiscountRule, language: EngineLanguage): string {
  if (kind === 'AMOUNT') return `−${formatPrice(value, currency, language)}`;
  return `−${DISCOUNT_WORDS[language].percent.replace('{value}', String(value))}`;
}

function formatDays({ weekdays }: DiscountRule, language: EngineLanguage): string {
  const { shortDays } = CALENDAR_WORDS[language];
  return WEEKDAYS.flatMap((day, at) => (weekdays.includes(day) ? [shortDays[at] ?? ''] : [])).join(', ');
}
