import { randomBytes } from 'node:crypto';
import { readCookie } from '../../../http/cookies.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';

const cookieName = 'glossa.device';
const oneYearSeconds = 31_536_000;

/**
 * A browser that logged in before carries a signed mark for that account. Its tries are counted apart,
 * so strangers who guess at an account can't lock its owner out.
 */
export function findKnownDevice(
  box: SecretBox,
  cookieHeader: string | undefined,
  email: string,
): string | null {
  const [deviceId, signature] = readCookie(cookieHeader, cookieName)?.split('.') ?? [];
  if (!deviceId || !signature) return null;
  return box.matches('device', `${deviceId}|${email}`, signature) ? deviceId : null;
}

export function deviceCookie(box: SecretBox, email: string, secure: boolean): string {
  const deviceId = randomBytes(12).toString('base64url');
  const signature = box.fingerprint('device', `${deviceId}|${email}`);
  const flags = `Path=/api/auth; Max-Age=${oneYearSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${cookieName}=${deviceId}.${signature}; ${flags}`;
}
