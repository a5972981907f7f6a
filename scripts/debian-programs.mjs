// Programs that are not ours and come from Debian's packages, for checks that want the real thing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/sbin', '/bin'];

/** Installs what is missing where root may, without starting any service. Returns what is missing still. */
export function ensurePrograms(packagesOf, say) {
  const absent = () => Object.keys(packagesOf).filter((name) => !find(name));
  const packages = [...new Set(absent().flatMap((name) => packagesOf[name].split(' ')))];
  if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`Installing ${packages.join(', ')} from Debian’s packages …`);
    // RUNLEVEL tells the packages' scripts that this is no moment to start services.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const options = { env, stdio: 'ignore' };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  }
  return absent();
}

export function find(name) {
  return folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path)) ?? null;
}
