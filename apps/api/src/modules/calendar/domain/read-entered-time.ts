import { Temporal } from 'temporal-polyfill';

export type EnteredTime =
  | { ok: true; at: Temporal.ZonedDateTime /** A day without a time. */; isDate: boolean }
  | { ok: false; reason: 'invalid' | 'nonexistent' | 'ambiguous'; problem: string; choices: string[] };

const years = { first: 2000, last: 2100 };

/**
 * What a person typed, as one instant. With an offset it says itself which; without one it is the studio's
 * clock, converted here and nowhere else, and never by guessing: what the clock never shows or shows twice
 * is refused with the times that can be meant.
 */
export function readEnteredTime(text: string, timezone: string): EnteredTime {
  try {
    if (!text.includes('T')) {
      const date = Temporal.PlainDate.from(text, { overflow: 'reject' });
      return inBounds({ ok: true, at: date.toZonedDateTime(timezone), isDate: true });
    }
    if (/(Z|[+-]\d{2}:\d{2})$/.test(text)) {
      const at = Temporal.Instant.from(text).toZonedDateTimeISO(timezone);
      return inBounds({ ok: true, at, isDate: false });
    }
    return inBounds(readWallTime(Temporal.PlainDateTime.from(text, { overflow: 'reject' }), timezone));
  } catch (error) {
    if (error instanceof RangeError) return invalid('is not a time that exists');
    throw error;
  }
}

function readWallTime(wall: Temporal.PlainDateTime, timezone: string): EnteredTime {
  const earlier = wall.toZonedDateTime(timezone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(timezone, { disambiguation: 'later' });
  if (earlier.equals(later)) return { ok: true, at: earlier, isDate: false };
  if (earlier.toPlainDateTime().equals(wall)) {
    const choices = [earlier, later].map(withOffset);
    return { ok: false, reason: 'ambiguous', problem: 'exists twice: the clocks go back', choices };
  }
  const next = later.getTimeZoneTransition('previous') ?? later;
  const choices = [withOffset(next)];
  return { ok: false, reason: 'nonexistent', problem: 'does not exist: the clocks go forward', choices };
}

function inBounds(time: EnteredTime): EnteredTime {
  if (!time.ok) return time;
  const { year, second, millisecond, microsecond, nanosecond } = time.at;
  if (year < years.first || year > years.last)
    return invalid(`must lie between ${years.first} and ${years.last}`);
  const isWhole = second === 0 && millisecond === 0 && microsecond === 0 && nanosecond === 0;
  return isWhole ? time : invalid('must be on a whole minute');
}

function invalid(problem: string): EnteredTime {
  return { ok: false, reason: 'invalid', problem, choices: [] };
}

/** Such as 2027-10-31T02:30:00+01:00. */
function withOffset(at: Temporal.ZonedDateTime): string {
  return at.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
