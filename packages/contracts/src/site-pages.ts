import { type Language, languages, localeOf } from './languages.ts';

/** The pages of the public site. They are written at build time, once per language, and need no script to be read. */
export const sitePages = [
  '/',
  '/privacy-policy',
  '/terms-of-service',
  '/security',
  '/imprint',
  '/newsletter',
] as const;
export type SitePage = (typeof sitePages)[number];

/** English stands at the root, the other languages below their own name: `/privacy-policy`, `/de/privacy-policy`. */
export function sitePath(page: SitePage, language: Language): string {
  if (language === 'EN') return page;
  const folder = `/${localeOf[language]}`;
  return page === '/' ? folder : `${folder}${page}`;
}

/** Every page in every language, with the file the build writes it to. */
export const siteFiles = sitePages.flatMap((page) =>
  languages.map((language) => {
    const path = sitePath(page, language);
    return { page, language, path, file: `site${path === '/' ? '/index' : path}.html` };
  }),
);

/** What the build leaves open because only a server knows it. */
export const siteOrigin = 'https://origin.invalid';
export const siteDemoLink = 'demo-chat-link';
/** Where the talk with the demo studio goes that a server has its engine hold. */
export const siteDemoTalk = '<!--demo-talk-->';
/** What stands between these two is shown only where there is a demo studio. */
export const siteDemoMarks = { begin: '<!--demo-->', end: '<!--/demo-->' } as const;

/** Who runs this installation and how to write to them; each is said only where it is configured. */
export const siteFactNames = [
  ...(['imprintName', 'imprintAddress', 'imprintContact'] as const),
  ...(['telegram', 'whatsapp', 'email'] as const),
] as const;
export type SiteFactName = (typeof siteFactNames)[number];
export type SiteFacts = Record<SiteFactName, string | null>;

/** Stands in the page for the fact itself. */
export const siteFactValue = (name: SiteFactName) => `site-fact-${name}`;
/** What stands between these two is shown only where the fact is known. */
export const siteFactMarks = (name: SiteFactName) =>
  ({ begin: `<!--known-${name}-->`, end: `<!--/known-${name}-->` }) as const;
