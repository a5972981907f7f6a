import type { SecretBox } from '../../secrets/secret-box.ts';

const lifeMs = 12 * 60 * 60_000;
const purpose = 'preview';

/** Lets the owner try a bot out: for one bot, for half a day. Its talks count nothing and write nothing. */
export function newPreviewToken(box: SecretBox, botId: string, now: Date): string {
  const until = String(now.getTime() + lifeMs);
  return `${until}.${box.fingerprint(purpose, `${botId}|${until}`)}`;
}

export function isPreviewToken(
  box: SecretBox,
  token: unknown,
  { botId, now }: { botId: string; now: Date },
): boolean {
  if (typeof token !== 'string' || token.length > 100) return false;
  const [until = '', hash = ''] = token.split('.');
  return Number(until) > now.getTime() && box.matches(purpose, `${botId}|${until}`, hash);
}
