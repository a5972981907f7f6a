import { bad, type Finding, good, mind } from './finding.ts';

/** The rules of the doctor: figures in, sentences out. What is measured is measured elsewhere. */

const gigabyte = 1_000_000_000;

export function judgeNode(version: string): Finding {
  const major = Number(version.replace(/^v/, '').split('.')[0]);
  return major >= 24
    ? good(`Node ${version}.`)
    : bad(`Node ${version} is too old: start through npm, which brings Node 24.`);
}

export function judgeDisk(folder: string, freeBytes: number): Finding {
  const room = `${(freeBytes / gigabyte).toFixed(1)} GB are free below ${folder}`;
  if (freeBytes < gigabyte) return bad(`${room}: make room now, a full disk stops everything.`);
  return freeBytes < 5 * gigabyte ? mind(`${room}: make room soon.`) : good(`${room}.`);
}

export function judgePostgres(version: string): Finding {
  return Number.parseInt(version, 10) >= 15
    ? good(`PostgreSQL ${version}.`)
    : bad(`PostgreSQL ${version} is too old: 15 or newer is needed.`);
}

export function judgeLatency(medianMs: number): Finding {
  const took = `A question to the database takes ${medianMs.toFixed(1)} ms`;
  if (medianMs > 50)
    return bad(`${took}: move the server next to the database, every turn asks it several times.`);
  return medianMs > 5 ? mind(`${took}; below 5 ms is what a chat wants.`) : good(`${took}.`);
}

export function judgeMigrations(applied: number, known: number): Finding {
  if (applied > known)
    return bad(
      `The database is ${applied - known} migrations ahead of this version: start the newer version.`,
    );
  return applied < known
    ? mind(`${known - applied} migrations are to be run: the next start does it.`)
    : good(`All ${known} migrations are in.`);
}

export function judgeClock(what: string, differenceMs: number): Finding {
  const seconds = Math.round(Math.abs(differenceMs) / 1000);
  return seconds > 5
    ? bad(
        `The clocks of this machine and of ${what} differ by ${seconds} s: let NTP set them, sign-ins depend on it.`,
      )
    : good(`The clocks of this machine and of ${what} agree.`);
}

export function judgeJobs(oldestWaitSeconds: number | null): Finding {
  if (oldestWaitSeconds === null || oldestWaitSeconds < 60) return good('Background work is up to date.');
  const minutes = Math.round(oldestWaitSeconds / 60);
  return bad(
    `Background work has been waiting for ${minutes} min: is a server with ROLE=worker or ROLE=all running?`,
  );
}

export function judgeConnections(used: number, most: number): Finding {
  const share = `${used} of the database's ${most} connections are in use`;
  return used > most * 0.8
    ? bad(`${share}: raise max_connections or put PgBouncer in between.`)
    : good(`${share}.`);
}

export function judgeBackup(newestDay: string | null, now: Date): Finding {
  if (newestDay === null)
    return mind('There is no nightly backup yet: run "npm run backup" before you need one.');
  const days = Math.floor((now.getTime() - Date.parse(`${newestDay}T00:00:00Z`)) / 86_400_000);
  return days > 2
    ? bad(`The newest nightly backup is ${days} days old: see the log for the reason.`)
    : good(`The newest nightly backup is of ${newestDay}.`);
}

export function judgeAddress(publicUrl: string, trustedProxies: readonly string[]): Finding[] {
  const { protocol, hostname } = new URL(publicUrl);
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    return [mind('PUBLIC_URL is this machine itself: links in mails and chats work nowhere else.')];
  if (protocol !== 'https:')
    return [
      bad(
        'PUBLIC_URL is not https: passwords travel in the open, and browsers refuse push and installation.',
      ),
    ];
  if (trustedProxies.length === 0)
    return [
      bad(
        'TRUSTED_PROXIES is unset behind https: all visitors count as one address, and limits hit everybody at once.',
      ),
    ];
  return [good('PUBLIC_URL is https behind proxies that are named.')];
}
