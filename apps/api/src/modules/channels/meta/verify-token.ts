import type { SecretBox } from '../../../secrets/secret-box.ts';

const purpose = 'meta-verify';

/** What the owner pastes at Meta beside the address. It can be checked without asking the database. */
export function verifyTokenOf(box: Pick<SecretBox, 'fingerprint'>, hookId: string): string {
  return `${hookId}.${box.fingerprint(purpose, hookId)}`;
}

/** Which hook such a token is for; null for one we have not made. */
export function hookOfVerifyToken(box: Pick<SecretBox, 'matches'>, token: string): string | null {
  const [hookId = '', mark = '', ...rest] = token.split('.');
  return rest.length === 0 && hookId !== '' && box.matches(purpose, hookId, mark) ? hookId : null;
}
