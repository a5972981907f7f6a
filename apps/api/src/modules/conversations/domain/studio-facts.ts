import type { PriceRow } from '@glossa/contracts';
import type { StudioFacts } from '@glossa/engine';
import type { StoredBot } from '../../bots/index.ts';
import type { StoredPartner } from '../../partners/index.ts';

/**
 * Everything the assistant may know and say about a business. Opening hours are held back: with them it would
 * sell times, and nothing writes its bookings into the calendar yet. Without them it takes wishes for the studio.
 */
export function studioFacts(partner: StoredPartner, bot: StoredBot, rows: PriceRow[]): StudioFacts {
  const { timezone, currency, contactPhone, contactEmail, country, tintNotice, policies } = partner.config;
  return {
    name: partner.name,
    address: partner.address,
    phone: contactPhone,
    email: contactEmail,
    timezone,
    currency,
    botName: bot.name,
    botLanguage: bot.language,
    greeting: bot.greeting,
    exampleScript: bot.exampleScript,
    rows,
    country,
    tintNotice,
    policies,
  };
}
