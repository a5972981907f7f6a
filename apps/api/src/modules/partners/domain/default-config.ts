import type { Currency, PartnerConfig, PartnerConfigPatch } from '@glossa/contracts';
import { countryByZone, currencyByCountry } from './countries.data.ts';

type Options = { timezone?: string | undefined; newId: () => string };

const workday: [string, string][] = [['09:00', '18:00']];

/** How a studio works until its owner says otherwise. The browser's zone tells country and currency. */
export function defaultPartnerConfig({ timezone = 'Europe/Berlin', newId }: Options): PartnerConfig {
  const country = countryByZone[timezone] ?? 'DE';
  const currency: Currency = currencyByCountry[country] ?? 'EUR';
  return {
    timezone,
    currency,
    country,
    hours: {
      mon: workday,
      tue: workday,
      wed: workday,
      thu: workday,
      fri: workday,
      sat: [['10:00', '15:00']],
      sun: [],
    },
    holidays: [],
    bays: [{ id: newId(), name: '1' }],
    slotStepMinutes: 30,
    bufferMinutes: 0,
    noticeMinutes: 120,
    horizonDays: 180,
    defaultDurationMinutes: 120,
    cancelCutoffHours: 24,
    requirePhone: false,
    tintNotice: country === 'DE' || country === 'UA',
    contactPhone: '',
    contactEmail: '',
    policies: '',
  };
}

/** The parts that are given replace those that stand; nothing else changes. */
export function mergeConfig(config: PartnerConfig, changes: PartnerConfigPatch): PartnerConfig {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return { ...config, ...given };
}
