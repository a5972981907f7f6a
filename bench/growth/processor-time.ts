import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of a server and of the whole database beside it, in milliseconds, whatever else the machine does. */
export function processorMs(serverPid: number, postmasterPid: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const fields = statOf(pid);
    if (fields === null) continue;
    const parent = Number(fields[1]);
    if (pid !== serverPid && pid !== postmasterPid && parent !== postmasterPid) continue;
    ticks += Number(fields[11]) + Number(fields[12]);
    // Of what has ended only its parent still knows.
    if (pid === postmasterPid) ticks += Number(fields[13]) + Number(fields[14]);
  }
  return ticks * 10;
}

function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
