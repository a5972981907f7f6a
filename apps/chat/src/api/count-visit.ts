import type { Language, PageView } from '@glossa/contracts';

type Visit = { path: '/chat/:id' | '/booking/:id'; language: Language };

/**
 * Counts a visit by the pattern of its address alone: what stands behind it is nobody's to know. A wish not to be counted
 * is heard, and a frame without an origin of its own, whose calls would be refused, keeps silent.
 */
export function countVisit(page: Window, { path, language }: Visit): void {
  if (asksNotToBeCounted(page.navigator) || page.origin !== page.location.origin) return;
  const view: PageView = { path, language };
  const body = JSON.stringify(view);
  const headers = { 'Content-Type': 'application/json' };
  const call = page.fetch('/api/page-view', {
    method: 'POST',
    headers,
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  // A visit that is not counted disturbs nobody.
  call.catch(() => {});
}

function asksNotToBeCounted(navigator: Navigator): boolean {
  const globalPrivacyControl: unknown = Reflect.get(navigator, 'globalPrivacyControl');
  return navigator.doNotTrack === '1' || globalPrivacyControl === true;
}
