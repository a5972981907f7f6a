import { type Language, siteDemoLink, siteDemoMarks, siteOrigin } from '@glossa/contracts';

/** What only a running server knows of a page that was written at build time. */
export type PageFacts = { publicUrl: string; demoChats: Partial<Record<Language, string>> };

/** Each language has a demo studio of its own; where one is missing, the page says nothing of it. */
export function fillPage(html: string, language: Language, { publicUrl, demoChats }: PageFacts): string {
  const { begin, end } = siteDemoMarks;
  const demoParts = new RegExp(`${begin}(.*?)${end}`, 'gs');
  const chatLinkId = demoChats[language];
  return html
    .replace(demoParts, (_whole, part: string) => (chatLinkId === undefined ? '' : part))
    .replaceAll(siteDemoLink, encodeURIComponent(chatLinkId ?? ''))
    .replaceAll(siteOrigin, publicUrl.replace(/\/$/, ''));
}
