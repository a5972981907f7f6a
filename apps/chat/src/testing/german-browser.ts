import { beforeEach, vi } from 'vitest';

/** Most tests are told in German, as the example studio is; those about languages choose their own. */
beforeEach(() => speak('de-DE'));

/** The languages the client's browser asks for. */
export function speak(...tags: string[]): void {
  vi.spyOn(globalThis.navigator, 'languages', 'get').mockReturnValue(tags);
}
