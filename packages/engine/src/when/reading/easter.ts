import { Temporal } from 'temporal-polyfill';

/** Easter Sunday by the Gregorian calendar. */
export function westernEaster(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekdayShift = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekdayShift) / 451);
  const days = epact + weekdayShift - 7 * correction + 114;
  return new Temporal.PlainDate(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Easter Sunday of the Orthodox churches, as a date of today's calendar. */
export function orthodoxEaster(year: number): Temporal.PlainDate {
  const moon = (19 * (year % 19) + 15) % 30;
  const shift = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + shift + 114;
  // The Julian calendar is thirteen days behind in this century and the last.
  return new Temporal.PlainDate(year, Math.floor(days / 31), (days % 31) + 1).add({ days: 13 });
}
