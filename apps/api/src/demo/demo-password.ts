import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The demo owner's password is made once per data folder, so that it can be printed at every start. */
export function loadDemoPassword(dataDir: string): string {
  const file = join(dataDir, 'demo-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(9).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
