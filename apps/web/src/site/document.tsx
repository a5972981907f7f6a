import { languages, localeOf, siteOrigin, sitePath } from '@glossa/contracts';
import type { ReactNode } from 'react';
import onestCyrillic from './fonts/onest-cyrillic.woff2?url';
import onestLatin from './fonts/onest-latin.woff2?url';
import unboundedCyrillic from './fonts/unbounded-cyrillic.woff2?url';
import unboundedLatin from './fonts/unbounded-latin.woff2?url';
import type { SiteContext } from './site-context.ts';

/** Where styles and facts go. They are no text to be escaped, so they are put in once the page is a string. */
export const rawParts = { styles: '{styles}', facts: '{facts}' } as const;

type DocumentProps = {
  site: SiteContext;
  title: string;
  description: string;
  script: string;
  children: ReactNode;
};

/** The whole page as the server sends it. Styles stand in the page itself: it is painted with the first answer. */
export function Document({ site, title, description, script, children }: DocumentProps) {
  return (
    <html lang={site.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <script src="/site-boot.js" />
        <style>{rawParts.styles}</style>
        {fontsOf(site).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAFAF7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0E1116" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {site.page === '/newsletter' ? <meta name="robots" content="noindex" /> : <Addresses site={site} />}
        <Preview site={site} title={title} description={description} />
        {site.page === '/' ? <script type="application/ld+json">{rawParts.facts}</script> : null}
        <script type="module" src={script} />
      </head>
      <body>
        <a href="#content" className="skip">
          {site.words.landing.nav.skip}
        </a>
        {children}
      </body>
    </html>
  );
}

/** The page's own address, and the same page in the other languages. */
function Addresses({ site }: { site: SiteContext }) {
  return (
    <>
      <link rel="canonical" href={siteOrigin + sitePath(site.page, site.language)} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={localeOf[language]}
          href={siteOrigin + sitePath(site.page, language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteOrigin + sitePath(site.page, 'EN')} />
    </>
  );
}

/** What messengers show when the address is shared. */
function Preview({ site, title, description }: { site: SiteContext; title: string; description: string }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Glossa" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteOrigin + sitePath(site.page, site.language)} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:image" content={`${siteOrigin}/og-${site.locale}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Only the alphabets the first screen is written in: names and figures are Latin everywhere. */
function fontsOf({ language }: SiteContext): string[] {
  const latin = [unboundedLatin, onestLatin];
  return language === 'UA' || language === 'RU' ? [...latin, unboundedCyrillic, onestCyrillic] : latin;
}
