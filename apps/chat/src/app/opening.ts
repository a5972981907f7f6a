import type { ChatPage } from '@glossa/contracts';
import { isChatPage } from '../api/answers.ts';

/** What the server wrote into the page, so that it need not be asked for. Null where it knew nothing to write. */
export function readOpening(page: Document): ChatPage | null {
  const written = page.getElementById('opening')?.textContent;
  if (!written) return null;
  try {
    const opening: unknown = JSON.parse(written);
    return isChatPage(opening) ? opening : null;
  } catch {
    return null;
  }
}
