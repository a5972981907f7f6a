import { languages, localeOf, planLimits, siteOrigin, sitePath } from '@glossa/contracts';
import type { SiteContext } from './site-context.ts';

/** The product as search engines read it (schema.org). `<` is written so that no word of ours can end the script. */
export function structuredFacts(site: SiteContext, description: string): string {
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Glossa',
    description,
    url: siteOrigin + sitePath('/', site.language),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: languages.map((language) => localeOf[language]),
    offers: {
      '@type': 'Offer',
      name: 'Pro',
      price: planLimits.PRO.pricePerMonthEur,
      priceCurrency: 'EUR',
    },
  };
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}
