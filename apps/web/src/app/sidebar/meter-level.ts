export type MeterLevel = 'calm' | 'near' | 'almost' | 'full';

/** How loudly the meter speaks. No limit is never near; a limit of 0 is a trial that is over. */
export function meterLevel(dialogs: number, limit: number | null): MeterLevel {
  if (limit === null) return 'calm';
  if (dialogs >= limit) return 'full';
  const share = dialogs / limit;
  if (share >= 0.95) return 'almost';
  return share >= 0.8 ? 'near' : 'calm';
}
