/** How long work takes: minutes, or working days, whose length only the studio knows. */
export type LengthOfWork = { minutes: number | null; days: number | null };

/** A duration; null for ages and warranties (weeks, months, years), which are no working time. */
export function lengthOf(amount: number, unit: string, isHourWord: boolean): LengthOfWork | null {
  const word = unit.toLowerCase();
  const ofMinutes = (minutes: number): LengthOfWork => ({ minutes: Math.round(minutes), days: null });
  if (/^(?:min|мин|хв)/u.test(word)) return ofMinutes(amount);
  if (/^год$/u.test(word)) return isHourWord ? ofMinutes(amount * 60) : null;
  if (/^(?:h|hr|hour|std|stunde|годин|час|ч)/u.test(word)) return ofMinutes(amount * 60);
  if (/^(?:day|tag|werktag|arbeitstag|business|working|рабоч|робоч|дн|день|доб|сут)/u.test(word))
    return { minutes: null, days: amount };
  return null;
}
