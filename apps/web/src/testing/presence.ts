import { presenceCookieName } from '@glossa/contracts';

/** What the server leaves in the browser at a log-in, readable by scripts. */
export function leavePresence(page: { cookie: string } = document): void {
  page.cookie = `${presenceCookieName}=1; Path=/`;
}
