import {
  type Language,
  type SiteFacts,
  siteDemoLink,
  siteDemoMarks,
  siteFactMarks,
  siteFactNames,
  siteFactValue,
  siteOrigin,
} from '@glossa/contracts';
import { inHtml } from './in-html.ts';

/** What only a running server knows of a page that was written at build time. */
export type PageFacts = {
  publicUrl: string;
  demoChats: Partial<Record<Language, string>>;
  siteFacts: SiteFacts;
};

/** Each language has a demo studio of its own; where one is missing, the page says nothing of it. */
export function fillPage(html: string, language: Language, facts: PageFacts): string {
  const { publicUrl, demoChats, siteFacts } = facts;
  const chatLinkId = demoChats[language];
  const withDemo = keepIf(html, siteDemoMarks, chatLinkId !== undefined)
    .replaceAll(siteDemoLink, encodeURIComponent(chatLinkId ?? ''))
    .replaceAll(siteOrigin, publicUrl.replace(/\/$/, ''));
  return siteFactNames.reduce(
    (page, name) =>
      keepIf(page, siteFactMarks(name), siteFacts[name] !== null).replaceAll(siteFactValue(name), () =>
        inHtml(siteFacts[name] ?? ''),
      ),
    withDemo,
  );
}

function keepIf(html: string, { begin, end }: { begin: string; end: string }, isKept: boolean): string {
  const parts = new RegExp(`${begin}(.*?)${end}`, 'gs');
  return html.replace(parts, (_whole, part: string) => (isKept ? part : ''));
}
