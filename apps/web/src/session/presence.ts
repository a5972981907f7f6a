import { presenceCookieName } from '@glossa/contracts';

/**
 * The session's own cookie is hidden from scripts; this one only says that there probably is one,
 * so that a visitor without it is not sent to the server to be refused.
 */
export function isProbablySignedIn(page: { cookie: string }): boolean {
  return page.cookie.split(';').some((cookie) => cookie.trim().startsWith(`${presenceCookieName}=`));
}

/** The server said otherwise: the next visit need not ask again. */
export function forgetPresence(page: { cookie: string }): void {
  page.cookie = `${presenceCookieName}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax`;
}
