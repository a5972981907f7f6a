// @vitest-environment node
import { presenceCookieName } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { forgetPresence, isProbablySignedIn } from './presence.ts';

describe('the presence cookie', () => {
  it.each([
    [`${presenceCookieName}=1`, true],
    [`a=b; ${presenceCookieName}=1; c=d`, true],
    ['', false],
    [`not_${presenceCookieName}=1`, false],
    [`a=${presenceCookieName}=1`, false],
  ])('in %j says %s', (cookie, isThere) => {
    expect(isProbablySignedIn({ cookie })).toBe(isThere);
  });

  it('is taken back for the whole site', () => {
    const page = { cookie: '' };
    forgetPresence(page);
    expect(page.cookie).toBe(
      `${presenceCookieName}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax`,
    );
  });
});
