import { siteDemoLink, siteDemoMarks, siteOrigin } from '@glossa/contracts';

/** What only a running server knows of a page that was written at build time. */
export type PageFacts = { publicUrl: string; demoChatLinkId: string | null };

export function fillPage(html: string, { publicUrl, demoChatLinkId }: PageFacts): string {
  const { begin, end } = siteDemoMarks;
  const demoParts = new RegExp(`${begin}(.*?)${end}`, 'gs');
  return html
    .replace(demoParts, (_whole, part: string) => (demoChatLinkId === null ? '' : part))
    .replaceAll(siteDemoLink, encodeURIComponent(demoChatLinkId ?? ''))
    .replaceAll(siteOrigin, publicUrl.replace(/\/$/, ''));
}
