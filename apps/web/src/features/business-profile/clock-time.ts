const minutesPerDay = 24 * 60;

/** Reads a time the way people type it: 9, 930, 9.30, 9:30, 24. Null where it is none. */
export function readClockTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.\s]?([0-5]\d))?$/.exec(text.trim());
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2] ?? 0);
  return minutes <= minutesPerDay ? writeMinutes(minutes) : null;
}

/** Minutes since midnight of a time such as 09:00. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function writeMinutes(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
