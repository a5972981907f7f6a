import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Hashing } from '../modules/identity/index.ts';

const hashWith = (salt: string, password: string) => scryptSync(password, salt, 32, { N: 2, r: 1, p: 1 });

/** A tenth of a second for each password is what an attacker should pay, not hundreds of tests that need somebody signed in. */
export const quickHashing: Hashing = {
  hash: async (password) => {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${hashWith(salt, password).toString('hex')}`;
  },
  verify: async ({ hash, password }) => {
    const [salt = '', key = ''] = hash.split(':');
    return timingSafeEqual(hashWith(salt, password), Buffer.from(key, 'hex'));
  },
};
