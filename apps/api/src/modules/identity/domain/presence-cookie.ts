import { presenceCookieName } from '@glossa/contracts';

const thirtyDaysSeconds = 2_592_000;

/**
 * Tells the page that somebody is probably signed in, and nothing else: the session's own cookie is
 * hidden from scripts, and a visitor without one need not ask the server and be refused.
 */
export function presenceCookie(secure: boolean): string {
  return cookie('1', thirtyDaysSeconds, secure);
}

export function absenceCookie(secure: boolean): string {
  return cookie('', 0, secure);
}

function cookie(value: string, maxAge: number, secure: boolean): string {
  return `${presenceCookieName}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
