import type { SecretBox } from '../../../secrets/secret-box.ts';

const purpose = 'new-email';
const lifeMs = 60 * 60 * 1000;

export type EmailWish = { userId: string; from: string; to: string };

/** The key of a mailed link. It names the old address and is bound to the password: either changed, it is worth nothing. */
export function newEmailToken(
  box: SecretBox,
  wish: EmailWish,
  { now, hash }: { now: Date; hash: string },
): string {
  const claim = JSON.stringify([now.getTime() + lifeMs, wish.userId, wish.from, wish.to]);
  return `${Buffer.from(claim).toString('base64url')}.${box.fingerprint(purpose, claim + hash)}`;
}

/** Whose link it claims to be, unproved: the password's hash is looked up by it. Null for what is no link at all. */
export function claimedUserId(token: string): string | null {
  const [, userId] = readClaim(token) ?? [];
  return userId ?? null;
}

export function readEmailToken(
  box: SecretBox,
  token: string,
  { now, hash }: { now: Date; hash: string },
): EmailWish | null {
  const fingerprint = token.split('.')[1] ?? '';
  if (!box.matches(purpose, claimText(token) + hash, fingerprint)) return null;
  const [end, userId, from, to] = readClaim(token) ?? [];
  if (end === undefined || userId === undefined || from === undefined || to === undefined) return null;
  return end > now.getTime() ? { userId, from, to } : null;
}

function claimText(token: string): string {
  return Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8');
}

function readClaim(token: string): [number, string, string, string] | null {
  try {
    const claim: unknown = JSON.parse(claimText(token));
    if (!Array.isArray(claim)) return null;
    const [end, userId, from, to] = claim;
    const areTexts = [userId, from, to].every((part) => typeof part === 'string');
    return typeof end === 'number' && areTexts ? [end, userId, from, to] : null;
  } catch {
    return null;
  }
}
