import type { WidgetLook } from '@glossa/contracts';

/** What a visitor of the site has here, from page to page. */
export type Kept = {
  /** The key to the talk, where the chat's own frame may not keep it. */
  talk?: string | null;
  /** The number of the studio's last word that was seen; none before the first. */
  seen?: number;
  isTeased?: boolean;
  look?: WidgetLook | null;
};

export type Memory = {
  read(): Kept;
  keep(part: Kept): void;
  /** False where the site's storage is refused too: what is kept then ends with the page. */
  isLasting(): boolean;
};

/** The site's own storage, which no other site can read. It may be refused, full, or hold anything. */
export function openMemory(page: Window, key: string | null): Memory {
  let kept: Kept = {};
  let isLasting = key !== null;

  /** Anew each time: another tab of the site may have kept something meanwhile. */
  function read(): Kept {
    if (key === null) return kept;
    try {
      kept = { ...kept, ...JSON.parse(page.localStorage.getItem(key) ?? '{}') };
    } catch {}
    return kept;
  }

  function keep(part: Kept): void {
    kept = { ...read(), ...part };
    if (key === null) return;
    try {
      page.localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      isLasting = false;
    }
  }

  keep({});
  return { read, keep, isLasting: () => isLasting };
}
