import { defaultBotRules, type Language } from '@glossa/contracts';
import type { StudioFacts } from '@glossa/engine';
import { defaultPartnerConfig } from '../../partners/index.ts';
import { trialWords } from './trial-words.data.ts';

type Known = { language: Language; currency: string; timezone: string; rows: StudioFacts['rows'] };

/** The studio a trial's bot speaks for: the visitor's prices, and otherwise what every new studio begins with. */
export function trialStudio({ language, currency, timezone, rows }: Known): StudioFacts {
  const words = trialWords[language];
  const { contactPhone, contactEmail, ...config } = defaultPartnerConfig({
    address: '',
    told: { timezone },
    newId: () => '00000000-0000-4000-8000-000000000000',
  });
  return {
    ...config,
    currency,
    name: words.studio,
    address: '',
    phone: contactPhone,
    email: contactEmail,
    botName: words.bot,
    botLanguage: language,
    greeting: words.greeting,
    exampleScript: '',
    tone: 'FRIENDLY',
    rules: defaultBotRules,
    rows,
  };
}
