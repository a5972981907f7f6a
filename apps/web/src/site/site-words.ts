import { type Language, localeOf } from '@glossa/contracts';
import type imprint from '../locales/en/imprint.json';
import type landing from '../locales/en/landing.json';
import type newsletter from '../locales/en/newsletter.json';
import type privacyPolicy from '../locales/en/privacy-policy.json';
import type security from '../locales/en/security.json';
import type termsOfService from '../locales/en/terms-of-service.json';

export type LandingWords = typeof landing;
export type NewsletterWords = typeof newsletter;
type PrivacyWords = typeof privacyPolicy;
type TermsWords = typeof termsOfService;
type SecurityWords = typeof security;
type ImprintWords = typeof imprint;

export type SiteWords = {
  landing: LandingWords;
  newsletter: NewsletterWords;
  privacyPolicy: PrivacyWords;
  termsOfService: TermsWords;
  security: SecurityWords;
  imprint: ImprintWords;
};

const landings = import.meta.glob<LandingWords>('../locales/*/landing.json', {
  eager: true,
  import: 'default',
});
const newsletters = import.meta.glob<NewsletterWords>('../locales/*/newsletter.json', {
  eager: true,
  import: 'default',
});
const privacyPolicies = import.meta.glob<PrivacyWords>('../locales/*/privacy-policy.json', {
  eager: true,
  import: 'default',
});
const terms = import.meta.glob<TermsWords>('../locales/*/terms-of-service.json', {
  eager: true,
  import: 'default',
});

const securities = import.meta.glob<SecurityWords>('../locales/*/security.json', {
  eager: true,
  import: 'default',
});
const imprints = import.meta.glob<ImprintWords>('../locales/*/imprint.json', {
  eager: true,
  import: 'default',
});

/** The words of the public site in one language. The tests of the locales hold the four to the same keys. */
export function siteWords(language: Language): SiteWords {
  const pick = <T>(files: Record<string, T>, name: string): T => {
    const words = files[`../locales/${localeOf[language]}/${name}.json`];
    if (!words) throw new Error(`No words for ${name} in ${language}.`);
    return words;
  };
  return {
    landing: pick(landings, 'landing'),
    newsletter: pick(newsletters, 'newsletter'),
    privacyPolicy: pick(privacyPolicies, 'privacy-policy'),
    termsOfService: pick(terms, 'terms-of-service'),
    security: pick(securities, 'security'),
    imprint: pick(imprints, 'imprint'),
  };
}
