import type { SecretBox } from '../../secrets/secret-box.ts';

const purpose = 'confirm-address';
const lifeMs = 7 * 86_400_000;

/** The key of a mailed link: names its address and its end, and nobody else can make one. */
export function newConfirmationToken(box: SecretBox, email: string, now: Date): string {
  const claim = `${now.getTime() + lifeMs}|${email}`;
  return `${Buffer.from(claim).toString('base64url')}.${box.fingerprint(purpose, claim)}`;
}

/** The address a link confirms; null for a link that was made up or is over. */
export function readConfirmationToken(box: SecretBox, token: string, now: Date): string | null {
  const [encoded = '', fingerprint = ''] = token.split('.');
  const claim = Buffer.from(encoded, 'base64url').toString('utf8');
  if (!box.matches(purpose, claim, fingerprint)) return null;
  const end = Number(claim.slice(0, claim.indexOf('|')));
  return end > now.getTime() ? claim.slice(claim.indexOf('|') + 1) : null;
}
