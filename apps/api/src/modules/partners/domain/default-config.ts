import {
  countryOfAddress,
  countryOfZone,
  currencyOf,
  type PartnerConfig,
  type PartnerConfigPatch,
  zoneOfCountry,
} from '@glossa/contracts';

type Options = {
  address: string;
  /** What was told; a zone that was not told tells nothing of the country. */
  told: PartnerConfigPatch;
  newId: () => string;
};

const workday: [string, string][] = [['09:00', '18:00']];

/**
 * How a studio works until its owner says otherwise. The address tells the country, then the zone; where neither does,
 * it stays open and the owner is asked for it.
 */
export function defaultPartnerConfig({ address, told, newId }: Options): PartnerConfig {
  const country = told.country ?? countryOfAddress(address) ?? countryOfZone(told.timezone ?? '') ?? '';
  const timezone = told.timezone ?? zoneOfCountry(country) ?? 'Europe/Berlin';
  const currency = currencyOf(country) ?? 'EUR';
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
    tintNotice: true,
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
