import { sitePages } from '@glossa/contracts';
import { expect, it } from 'vitest';
import { robotsText, securityText, sitemapXml } from './site-notices.ts';

const publicUrl = 'https://glossa.example';

it('tells search engines where the map is and keeps them out of the panel', () => {
  expect(robotsText(publicUrl)).toContain('Sitemap: https://glossa.example/sitemap.xml');
  expect(robotsText(publicUrl)).toContain('Disallow: /dashboard');
});

it('lists five pages in four languages, each with the other three and itself', () => {
  const map = sitemapXml(publicUrl, sitePages);
  expect(map.match(/<loc>/g)).toHaveLength(20);
  expect(map.match(/hreflang="uk"/g)).toHaveLength(20);
  expect(map).toContain('<loc>https://glossa.example/</loc>');
  expect(map).toContain('<loc>https://glossa.example/de/privacy-policy</loc>');
  expect(map).not.toContain('newsletter');
});

it('names an end of less than a year, even on the last day of a month', () => {
  expect(securityText(publicUrl, new Date('2026-01-31T12:00:00Z'))).toContain(
    'Expires: 2026-12-01T00:00:00.000Z',
  );
});
