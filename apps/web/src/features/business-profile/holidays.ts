const dayMs = 24 * 60 * 60_000;

export type DateRange = { from: string; to: string };

/** Every date of a range, both ends included; none where the end lies before the start. */
export function datesBetween({ from, to }: DateRange): string[] {
  const start = Date.parse(from);
  // A year typed wrong must not make a list of centuries.
  const end = Math.min(Date.parse(to), start + 366 * dayMs);
  const dates: string[] = [];
  for (let day = start; day <= end; day += dayMs) dates.push(new Date(day).toISOString().slice(0, 10));
  return dates;
}

export function addDates(dates: readonly string[], range: DateRange): string[] {
  return [...new Set([...dates, ...datesBetween(range)])].sort();
}

export function removeDates(dates: readonly string[], range: DateRange): string[] {
  return dates.filter((date) => date < range.from || date > range.to);
}

/** Dates that follow each other are one holiday to a reader: 24, 25 and 26 December. */
export function groupDates(dates: readonly string[]): DateRange[] {
  const ranges: DateRange[] = [];
  for (const date of [...dates].sort()) {
    const last = ranges.at(-1);
    if (last && Date.parse(date) - Date.parse(last.to) <= dayMs) last.to = date;
    else ranges.push({ from: date, to: date });
  }
  return ranges;
}
