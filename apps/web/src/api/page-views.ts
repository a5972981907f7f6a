import type { PageView } from '@glossa/contracts';
import { exchange } from './exchange.ts';

/** Counting visits must never disturb one: a failure is swallowed, and a wish not to be counted is heard. */
export async function recordPageView(view: PageView): Promise<void> {
  if (asksNotToBeCounted()) return;
  try {
    await exchange({ method: 'POST', path: '/api/page-view', body: view, keepalive: true }, null);
  } catch {
    // Nothing to do and nobody to tell.
  }
}

function asksNotToBeCounted(): boolean {
  const globalPrivacyControl: unknown = Reflect.get(navigator, 'globalPrivacyControl');
  return navigator.doNotTrack === '1' || globalPrivacyControl === true;
}
