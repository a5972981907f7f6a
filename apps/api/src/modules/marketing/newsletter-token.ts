import { createHash, randomBytes } from 'node:crypto';

/** The key of a mailed link. Only its hash is kept, so nobody who reads the table can use it. */
export function newNewsletterToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashNewsletterToken(token) };
}

export function hashNewsletterToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
