/** A moment in the studio's time in a language of the table; by figures alone where the language is not known. */
export function sayTimeElsewhere(instant: string, timeZone: string, code: string | null): string {
  const moment = new Date(instant);
  const named = { weekday: 'long', day: 'numeric', month: 'long', numberingSystem: 'latn' } as const;
  const day =
    code === null
      ? new Intl.DateTimeFormat('de', { timeZone, day: '2-digit', month: '2-digit' })
      : new Intl.DateTimeFormat(code, { timeZone, ...named });
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${day.format(moment)}, ${clock.format(moment)}`;
}
