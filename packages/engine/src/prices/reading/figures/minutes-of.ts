/** A duration in minutes; null for ages and warranties (weeks, months, years), which are no working time. */
export function minutesOf(amount: number, unit: string, isHourWord: boolean): number | null {
  const word = unit.toLowerCase();
  if (/^(?:min|мин|хв)/u.test(word)) return Math.round(amount);
  if (/^год$/u.test(word)) return isHourWord ? Math.round(amount * 60) : null;
  if (/^(?:h|hr|hour|std|stunde|годин|час|ч)/u.test(word)) return Math.round(amount * 60);
  if (/^(?:day|tag|werktag|arbeitstag|business|working|рабоч|робоч|дн|день|доб|сут)/u.test(word))
    return Math.round(amount * MINUTES_OF_A_DAY);
  return null;
}

const MINUTES_OF_A_DAY = 24 * 60;
