import type { DialogState } from '@glossa/engine';

/** One more service than the client asked for: mentioned by the bot, or taken by the client. */
export type UpsellStep = { step: 'offered' | 'taken'; service: string };

/** What a turn did to the offer of an extra; null for nothing. Kept with the reply, so that it can be counted. */
export function upsellStep(
  before: DialogState | null,
  after: DialogState | null,
  acts: readonly string[],
): UpsellStep | null {
  const offered = before?.upsell?.service ?? '';
  if (offered !== '' && wishes(after, offered) && !wishes(before, offered))
    return { step: 'taken', service: offered };
  const service = after?.upsell?.service ?? '';
  return acts.includes('extra') && service !== '' ? { step: 'offered', service } : null;
}

function wishes(state: DialogState | null, service: string): boolean {
  const all = [...(state?.wished ?? []), ...(state?.later ?? []), ...(state?.booked?.wished ?? [])];
  return all.some((one) => one.service === service);
}
