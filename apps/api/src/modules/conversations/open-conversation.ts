import type { ChatPage, Language, PriceRow } from '@glossa/contracts';
import { greet } from '@glossa/engine';
import type { StoredBot } from '../bots/index.ts';
import type { StoredPartner } from '../partners/index.ts';
import { studioFacts } from './domain/studio-facts.ts';

/** What a client sees before the first word: who is speaking, for whom, and in which language. */
export function openingOf(partner: StoredPartner, bot: StoredBot, rows: PriceRow[]): ChatPage {
  const studio = studioFacts(partner, bot, rows);
  const { language } = greet(studio);
  const inLanguage = (wanted: Language) => {
    const { text: greeting, choices } = greet(studio, wanted);
    return { greeting, choices };
  };
  return {
    studioName: partner.name,
    botName: bot.name,
    ...inLanguage(language),
    language,
    openings: {
      EN: inLanguage('EN'),
      DE: inLanguage('DE'),
      UA: inLanguage('UA'),
      RU: inLanguage('RU'),
    },
    timezone: partner.config.timezone,
    look: bot.look,
    contact: {
      address: partner.address,
      phone: partner.config.contactPhone,
      email: partner.config.contactEmail,
    },
    canQuote: rows.length > 0,
  };
}
