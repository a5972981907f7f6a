const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

/** The unit a person would say a duration in: 90 minutes are 1.5 hours, 2880 are 2 days. */
export function durationUnit(minutes: number): { unit: 'minutes' | 'hours' | 'days'; value: number } {
  if (minutes >= minutesPerDay && minutes % minutesPerDay === 0) {
    return { unit: 'days', value: minutes / minutesPerDay };
  }
  if (minutes >= minutesPerHour && minutes % 15 === 0)
    return { unit: 'hours', value: minutes / minutesPerHour };
  return { unit: 'minutes', value: minutes };
}
