import { type PlanName, type Provider, planLimits } from '@glossa/contracts';

const planTitles: Record<PlanName, string> = { TRIAL: 'Trial', PRO: 'Pro', MAX: 'Max' };

/**
 * Why a plan does not allow one more channel, or null when it does. A channel is a way to reach the
 * bot (website chat, Telegram, …): a second bot on a channel in use takes no further one.
 */
export function findChannelRefusal(
  plan: PlanName,
  inUse: readonly Provider[],
  wanted: Provider,
): string | null {
  const channels = new Set([...inUse, wanted]);
  const { channels: allowed } = planLimits[plan];
  if (channels.size <= allowed) return null;
  const amount = allowed === 1 ? '1 channel' : `${allowed} channels`;
  return `Your ${planTitles[plan]} plan includes ${amount}. With Max you can use up to ${planLimits.MAX.channels}.`;
}
