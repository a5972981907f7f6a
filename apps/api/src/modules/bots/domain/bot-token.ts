import { randomBytes, randomInt } from 'node:crypto';
import type { SecretBox } from '../../../secrets/secret-box.ts';

export type SealedToken = { tokenSealed: string; tokenLastFour: string; tokenFingerprint: string };

/** How a token is kept: readable only with the secret, recognisable only by its keyed hash. */
export function sealToken(box: SecretBox, token: string): SealedToken {
  return {
    tokenSealed: box.seal(token),
    tokenLastFour: token.slice(-4),
    tokenFingerprint: box.fingerprint('bot-token', token),
  };
}

export function generateWebChatToken(): string {
  return `web:${randomBytes(24).toString('base64url')}`;
}

export function maskToken(lastFour: string): string {
  return `••••${lastFour}`;
}

const linkLetters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Twenty letters that can be read aloud; far too many to be guessed. */
export function generateChatLinkId(): string {
  return Array.from({ length: 20 }, () => linkLetters[randomInt(linkLetters.length)]).join('');
}
