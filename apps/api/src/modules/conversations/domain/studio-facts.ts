import type { PriceRow } from '@glossa/contracts';
import type { StudioFacts } from '@glossa/engine';
import type { StoredBot } from '../../bots/index.ts';
import type { StoredPartner } from '../../partners/index.ts';

/** Everything the assistant may know and say about a business. */
export function studioFacts(partner: StoredPartner, bot: StoredBot, rows: readonly PriceRow[]): StudioFacts {
  const { contactPhone, contactEmail, ...config } = partner.config;
  return {
    ...config,
    name: partner.name,
    address: partner.address,
    phone: contactPhone,
    email: contactEmail,
    botName: bot.name,
    botLanguage: bot.language,
    greeting: bot.greeting,
    exampleScript: bot.exampleScript,
    tone: bot.tone,
    rules: bot.rules,
    rows,
  };
}

/** A discount depends on whether the client has been here. */
export function asksForFirstVisit({ discounts = [] }: StoredPartner['config']): boolean {
  return discounts.some(({ active, firstVisit }) => active && firstVisit);
}

const noRows: readonly PriceRow[] = [];

/** What is left to say when the plan's dialogs are used up: no prices and no times, only the contact is taken. */
export function contactOnlyFacts(partner: StoredPartner, bot: StoredBot): StudioFacts {
  const { hours: _, holidays: __, bays: ___, ...facts } = studioFacts(partner, bot, noRows);
  return facts;
}
