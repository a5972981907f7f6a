import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret everything else is derived from: given, or made once and kept in the data folder. */
export function loadAppSecret(given: string | null, dataDir: string): string {
  if (given !== null) return given;
  const file = join(dataDir, 'app-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeOnce(file, randomBytes(32).toString('base64url'));
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`The secret in ${file} is shorter than 32 characters.`);
  return secret;
}

function writeOnce(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // A server that started at the same moment was quicker; its secret is the one to use.
    if (!existsSync(file)) throw error;
  }
}
