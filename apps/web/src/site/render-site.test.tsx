// @vitest-environment node
import { languages, localeOf, siteFiles, siteOrigin, sitePath } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { renderSite } from './render-site.tsx';

const pages = renderSite({ css: 'body { color: "red" }', script: '/assets/site.js' });
const pageAt = (path: string) => pages.find((page) => page.path === path)?.html ?? '';

describe('the written site', () => {
  it('has every page in every language', () => {
    expect(pages.map((page) => page.file)).toEqual(siteFiles.map((page) => page.file));
    expect(pages).toHaveLength(24);
  });

  it.each(languages)('in %s names itself, its sisters and its language', (language) => {
    const html = pageAt(sitePath('/', language));
    expect(html).toContain(`<html lang="${localeOf[language]}">`);
    expect(html).toContain(`<link rel="canonical" href="${siteOrigin}${sitePath('/', language)}"/>`);
    for (const other of languages) expect(html).toContain(`href="${siteOrigin}${sitePath('/', other)}"`);
    expect(html).toContain(`${siteOrigin}/og-${localeOf[language]}.png`);
  });

  it.each(languages)('in %s leaves no gap to be filled by nobody', (language) => {
    const written = pages.filter((page) => page.html.includes(`<html lang="${localeOf[language]}">`));
    expect(written).toHaveLength(6);
    for (const { html } of written)
      expect(html).not.toMatch(/\{\{(?!email|count|price|service)|\{styles\}|\{facts\}|undefined|\[object/);
  });

  it('carries styles and facts as they are', () => {
    expect(pageAt('/')).toContain('<style>body { color: "red" }</style>');
    const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(pageAt('/de'))?.[1] ?? '';
    const [product, questions] = JSON.parse(facts)['@graph'];
    expect(product).toMatchObject({ name: 'Glossa', offers: { price: 49, priceCurrency: 'EUR' } });
    expect(questions.mainEntity.length).toBeGreaterThan(5);
    for (const { name, acceptedAnswer } of questions.mainEntity) {
      expect(pageAt('/de')).toContain(name);
      expect(acceptedAnswer.text).not.toContain('{{');
    }
  });

  it('keeps the pages of mailed links out of search engines', () => {
    expect(pageAt('/de/newsletter')).toContain('<meta name="robots" content="noindex"/>');
    expect(pageAt('/de')).not.toContain('noindex');
  });

  it.each(['24/7', '&lt; 10 s', '20+', '2×', '5×', '400 %', '2 min'])('claims %s', (claim) => {
    expect(pageAt('/')).toContain(`<dd>${claim}</dd>`);
  });
});
