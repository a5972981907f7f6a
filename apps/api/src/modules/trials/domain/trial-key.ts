import { randomBytes } from 'node:crypto';
import type { SecretBox } from '../../../secrets/secret-box.ts';

export function newTrialKey(): string {
  return randomBytes(32).toString('base64url');
}

export function hashTrialKey(box: SecretBox, key: string): string {
  return box.fingerprint('trial-key', key);
}
