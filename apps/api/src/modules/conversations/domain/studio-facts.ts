import type { PriceRow } from '@glossa/contracts';
import type { StudioFacts } from '@glossa/engine';
import type { StoredBot } from '../../bots/index.ts';
import type { StoredPartner } from '../../partners/index.ts';

/** Everything the assistant may know and say about a business. */
export function studioFacts(partner: StoredPartner, bot: StoredBot, rows: PriceRow[]): StudioFacts {
  const { timezone, currency, contactPhone, contactEmail } = partner.config;
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
  };
}
