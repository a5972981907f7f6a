const shape = /^#talk=([\w-]{20,200})$/;

/** The page of a booking leads back with `#talk={token}`: what follows the hash never reaches a server or a log. */
export function readTalkKey(hash: string): string | null {
  return shape.exec(hash)?.[1] ?? null;
}

/** Whoever copies the address of the chat copies no key along. */
export function hideTalkKey(page: Window): void {
  page.history.replaceState(page.history.state, '', `${page.location.pathname}${page.location.search}`);
}
