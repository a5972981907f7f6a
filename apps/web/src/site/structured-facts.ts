import { languages, localeOf, planLimits, siteOrigin, sitePath } from '@glossa/contracts';
import { questionsOf } from './landing/questions.tsx';
import type { SiteContext } from './site-context.ts';

/** The product and the questions about it as search engines read them (schema.org). `<` is written so that no word of ours can end the script. */
export function structuredFacts(site: SiteContext, description: string): string {
  const product = {
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
  const questions = {
    '@type': 'FAQPage',
    inLanguage: site.locale,
    mainEntity: questionsOf(site).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const facts = { '@context': 'https://schema.org', '@graph': [product, questions] };
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}
