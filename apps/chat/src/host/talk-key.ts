const shape = /^[\w-]{20,200}$/;

/** The page of a booking leads back with `#talk={token}`: what follows the hash never reaches a server or a log. */
export function readTalkKey(hash: string): string | null {
  const key = hash.startsWith('#talk=') ? hash.slice('#talk='.length) : null;
  return isTalkKey(key) ? key : null;
}

export function isTalkKey(value: unknown): value is string {
  return typeof value === 'string' && shape.test(value);
}

/** Whoever copies the address of the chat copies no key along. */
export function hideTalkKey(page: Window): void {
  page.history.replaceState(page.history.state, '', `${page.location.pathname}${page.location.search}`);
}
