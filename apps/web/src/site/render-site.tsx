import { siteDemoMarks, siteDemoTalk, siteFactMarks, siteFactNames, siteFiles } from '@glossa/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import './styles/fonts.css';
import './styles/own-list.css';
import './styles/site.css';
import './styles/talk.css';
import { tieInMarkup } from '../i18n/tie-short-words.ts';
import { Document, rawParts } from './document.tsx';
import { ImprintPage } from './imprint-page.tsx';
import { Landing } from './landing/landing.tsx';
import { LegalPage } from './legal-page.tsx';
import { NewsletterPage } from './newsletter-page.tsx';
import { type SiteContext, siteContext } from './site-context.ts';
import { structuredFacts } from './structured-facts.ts';

type SiteAssets = { css: string; script: string };

/** Every page of the public site in every language, as the files the server reads. */
export function renderSite(assets: SiteAssets): { file: string; path: string; html: string }[] {
  return siteFiles.map(({ page, language, path, file }) => {
    const site = siteContext(page, language);
    const { title, description, content } = contentOf(site);
    const markup = renderToStaticMarkup(
      <Document site={site} title={title} description={description} script={assets.script}>
        {content}
      </Document>,
    );
    const isTied = language === 'UA' || language === 'RU';
    const whole = withMarks(isTied ? tieInMarkup(markup) : markup)
      .replace(rawParts.styles, () => assets.css)
      .replace(rawParts.facts, () => structuredFacts(site, description));
    return { file, path, html: `<!doctype html>\n${whole}\n` };
  });
}

function contentOf(site: SiteContext) {
  const { landing, privacyPolicy, termsOfService, security, imprint, newsletter } = site.words;
  switch (site.page) {
    case '/':
      return { ...landing.meta, content: <Landing site={site} /> };
    case '/privacy-policy':
      return legal(site, privacyPolicy);
    case '/terms-of-service':
      return legal(site, termsOfService);
    case '/security':
      return legal(site, security);
    case '/imprint':
      return {
        title: `${imprint.title} · Glossa`,
        description: imprint.title,
        content: <ImprintPage site={site} />,
      };
    case '/newsletter':
      return {
        title: `${newsletter.tab} · Glossa`,
        description: landing.newsletter.text,
        content: <NewsletterPage site={site} />,
      };
  }
}

function legal(site: SiteContext, words: Parameters<typeof LegalPage>[0]['words']) {
  return {
    title: `${words.title} · Glossa`,
    description: words.intro,
    content: <LegalPage site={site} words={words} />,
  };
}

function withMarks(markup: string): string {
  const mark = (text: string) =>
    `<template data-mark="${text.replace('<', '&lt;').replace('>', '&gt;')}"></template>`;
  const facts = siteFactNames.flatMap((name) => Object.values(siteFactMarks(name)));
  return [...Object.values(siteDemoMarks), siteDemoTalk, ...facts].reduce(
    (page, text) => page.replaceAll(mark(text), text),
    markup,
  );
}
