export const durationUnits = { minutes: 1, hours: 60, days: 1440 } as const;
export type DurationUnit = keyof typeof durationUnits;

/** The largest unit that says a duration in whole numbers: 120 minutes are 2 hours, 90 stay 90 minutes. */
export function unitOf(minutes: number): DurationUnit {
  if (minutes === 0) return 'minutes';
  if (minutes % durationUnits.days === 0) return 'days';
  return minutes % durationUnits.hours === 0 ? 'hours' : 'minutes';
}
