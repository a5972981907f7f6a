import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';

/**
 * PostgreSQL refuses to run as root. Root therefore starts it in a user namespace where it has
 * another number (the files stay root's), or, where namespaces are forbidden, as an unprivileged user.
 */
export type RunAs =
  | { kind: 'self' }
  | { kind: 'namespace' }
  | { kind: 'user'; name: string; uid: number; gid: number };

const namespaceArgs = ['--user', '--map-user=65534', '--map-group=65534'];

export function chooseRunAs(uid: number | undefined = process.getuid?.()): RunAs {
  if (uid !== 0) return { kind: 'self' };
  if (spawnSync('unshare', [...namespaceArgs, 'true'], { stdio: 'ignore' }).status === 0)
    return { kind: 'namespace' };
  const user = findUnprivilegedUser(readFileSync('/etc/passwd', 'utf8'));
  if (!user) {
    throw new Error(
      'PostgreSQL will not run as root, and no unprivileged user exists: start as another user, or set DATABASE_URL.',
    );
  }
  return { kind: 'user', ...user };
}

/** The command line and spawn options that run `binary` under this identity. */
export function commandFor(runAs: RunAs, binary: string, args: string[]) {
  switch (runAs.kind) {
    case 'self':
      return { command: binary, args, identity: {} };
    case 'namespace':
      return { command: 'unshare', args: [...namespaceArgs, binary, ...args], identity: {} };
    case 'user':
      return { command: binary, args, identity: { uid: runAs.uid, gid: runAs.gid } };
  }
}

/** Gives a folder to the user PostgreSQL will run as, and makes sure that user can get there. */
export function handOver(runAs: RunAs, folder: string): void {
  if (runAs.kind !== 'user') return;
  chownSync(folder, runAs.uid, runAs.gid);
  const probe = spawnSync('test', ['-x', folder], { uid: runAs.uid, gid: runAs.gid });
  if (probe.status !== 0) {
    throw new Error(
      `The user "${runAs.name}", as whom PostgreSQL must run here, can't enter ${folder}: set DATA_DIR to a folder below /var/lib or /srv, or start as an ordinary user.`,
    );
  }
}

export function findUnprivilegedUser(passwd: string): { name: string; uid: number; gid: number } | null {
  const users = passwd.split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] = users.find(([name]) => name === wanted) ?? [];
    if (name && uid && gid && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return null;
}
