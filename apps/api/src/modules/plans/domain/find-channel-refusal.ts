import { type PlanName, planLimits } from '@glossa/contracts';

const planTitles: Record<PlanName, string> = { TRIAL: 'Trial', PRO: 'Pro', MAX: 'Max' };

/**
 * Why a plan does not allow one more channel, or null when it does. The website chat is the channel every plan has; each
 * messenger counts as one of the plan's, and a second bot on a messenger in use takes no further one.
 */
export function findChannelRefusal(plan: PlanName, inUse: readonly string[], wanted: string): string | null {
  const channels = new Set([...inUse, wanted]);
  channels.delete('WEB_CHAT');
  const { channels: allowed } = planLimits[plan];
  if (channels.size <= allowed) return null;
  const amount = `the website chat and ${allowed === 1 ? '1 messenger' : `${allowed} messengers`}`;
  return `Your ${planTitles[plan]} plan includes ${amount}. With Max you can use up to ${planLimits.MAX.channels}.`;
}
