import { languages, localeOf, type SitePage, sitePath } from '@glossa/contracts';

/** For search engines: everything public may be read, the calls and the panel need no visit. */
export function robotsText(publicUrl: string): string {
  const closed = ['/api/', '/booking/', '/calendar/', '/chat/', '/dashboard'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Every page that is worth finding, each with its other languages. */
export function sitemapXml(publicUrl: string, pages: readonly SitePage[]): string {
  const urls = pages
    .filter((page) => page !== '/newsletter')
    .flatMap((page) =>
      languages.map((language) => urlEntry(publicUrl, page, publicUrl + sitePath(page, language))),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function urlEntry(publicUrl: string, page: SitePage, address: string): string {
  const others = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${localeOf[language]}" href="${publicUrl}${sitePath(page, language)}"/>`,
  );
  return `<url><loc>${address}</loc>${others.join('')}</url>`;
}

/** Where to report a weakness (RFC 9116). It says for at most a year ahead that it is still true. */
export function securityText(publicUrl: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + 11, 1);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${publicUrl}/#contact`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.map((language) => localeOf[language]).join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
