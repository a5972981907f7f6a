import type { Car } from '../cars/index.ts';
import type { PlacedReading } from './find-times.ts';
import { splitByCar } from './split-by-car.ts';

/** When one of several cars is to come: at a time of its own, or when the one before it is done. */
export type CarTime = { car: Car; reading: PlacedReading | null };

/** "The Camry at 14 and the Clio at 15 on Thursday": a day that is named once holds for both. Fewer than two is none. */
export function timesByCar(
  text: string,
  read: (part: string) => PlacedReading | null,
  ...known: [spoken?: readonly Car[], pointedAt?: (said: string) => Car | null]
): CarTime[] {
  const parts = splitByCar(text, ...known);
  if (parts.length < 2) return [];
  const readings = parts.map(({ said }) => read(withHourFirst(said)));
  const named = readings.find((reading) => reading?.isDayNamed) ?? null;
  let day = named;
  const found: CarTime[] = [];
  for (const [at, { car, said }] of parts.entries()) {
    const reading = readings[at] ?? null;
    if (reading?.isDayNamed) day = reading;
    const isTimed = reading !== null && (reading.kind !== 'date' || reading.isDayNamed);
    if (isTimed) found.push({ car, reading: day === null ? reading : onDay(reading, day) });
    else if (at > 0 && THEN.test(said)) found.push({ car, reading: null });
  }
  return found.length === parts.length ? found : [];
}

function onDay(reading: PlacedReading, day: PlacedReading): PlacedReading {
  if (reading.isDayNamed) return reading;
  const date = day.start.slice(0, 10);
  return {
    ...reading,
    start: `${date}${reading.start.slice(10)}`,
    ...(reading.end && { end: `${date}${reading.end.slice(10)}` }),
    isDayNamed: true,
  };
}

/** "9 for the Fiat" tells an hour without a word for it. */
function withHourFirst(said: string): string {
  return said.replace(HOUR_FIRST, '$1:00 ');
}

const HOUR_FIRST = /^\s*(\d{1,2})\s+(?=(?:for|für|для|на)\s)/iu;

const THEN =
  /(?<!\p{L})(?:then|after(?: that|wards)?|straight after|right after|next|dann|danach|anschlie(?:ß|ss)end|im anschluss|gleich danach|hinterher|потім|після (?:не[її]|нього|того)|одразу після|відразу після|далі|слідом|потом|затем|после (?:не[её]|него|этого)|сразу после|следом|дальше)(?!\p{L})/iu;
