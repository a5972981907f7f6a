import { Temporal } from 'temporal-polyfill';
import { DAY_GROUPS, DAY_STEMS, DAY_TO_DAY, MONTH_STEMS, RELATIVE_DAYS } from './day-words.data.ts';

/** Days a text names: a date, or days of the week as numbers from Monday; both where they stand side by side. */
export type NamedDays = { weekdays: number[]; date: string | null; start: number; end: number };

export function findDays(text: string, today: Temporal.PlainDate): NamedDays[] {
  const found = [...datesIn(text, today), ...relativeIn(text, today), ...weekdaysIn(text)];
  return joinDateAndDay(
    found.toSorted((a, b) => a.start - b.start),
    text,
  );
}

function weekdaysIn(text: string): NamedDays[] {
  const single = DAY_PATTERNS.flatMap((pattern, day) =>
    [...text.matchAll(pattern)].map((match) => placed(match, [day], null)),
  ).toSorted((a, b) => a.start - b.start);
  const groups = GROUP_PATTERNS.flatMap(([pattern, days]) =>
    [...text.matchAll(pattern)].map((match) => placed(match, [...days], null)),
  );
  const joined: NamedDays[] = [];
  for (const day of single) {
    const last = joined.at(-1);
    const [from = 0] = last?.weekdays.slice(-1) ?? [];
    const [to = 0] = day.weekdays;
    const between = last ? text.slice(last.end, day.start) : '';
    if (last && DAY_TO_DAY.test(between) && to > from) {
      const days = Array.from({ length: to - from + 1 }, (_, i) => from + i);
      joined[joined.length - 1] = { ...last, weekdays: days, end: day.end };
    } else if (last && BOTH.test(between)) {
      joined[joined.length - 1] = { ...last, weekdays: [...last.weekdays, to], end: day.end };
    } else joined.push(day);
  }
  return [...joined, ...groups];
}

const BOTH = /^\s*(?:,|and|und|та|і|и|&|\/)\s*(?:on |am |у |в |во )?$/iu;

function relativeIn(text: string, today: Temporal.PlainDate): NamedDays[] {
  return RELATIVE_PATTERNS.flatMap(([pattern, days]) =>
    [...text.matchAll(pattern)].map((match) => {
      const date = today.add({ days });
      return placed(match, [date.dayOfWeek - 1], date.toString());
    }),
  );
}

function datesIn(text: string, today: Temporal.PlainDate): NamedDays[] {
  const named = MONTH_PATTERNS.flatMap((patterns, at) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => dated(match, Number(match[1]), at + 1, today)),
    ),
  );
  const short = [...text.matchAll(SHORT_DATE)].flatMap((match) =>
    dated(match, Number(match[1]), Number(match[2]), today),
  );
  return [...named, ...short];
}

const SHORT_DATE = /(?<![\d.,])(\d{1,2})\.(\d{1,2})\.(?:\d{4}|\d{2})?(?!\d)/gu;

function dated(match: RegExpMatchArray, day: number, month: number, today: Temporal.PlainDate): NamedDays[] {
  if (month < 1 || month > 12 || day < 1 || day > 31) return [];
  const date = Temporal.PlainDate.from({ year: today.year, month, day }, { overflow: 'constrain' });
  const next = Temporal.PlainDate.compare(date, today) < 0 ? date.add({ years: 1 }) : date;
  return [placed(match, [next.dayOfWeek - 1], next.toString())];
}

/** "Thursday, 18 March": the date, which has to be that day. */
function joinDateAndDay(found: readonly NamedDays[], text: string): NamedDays[] {
  const joined: NamedDays[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    const isBeside =
      last !== undefined && /^[\s,(]*(?:the |den |dem )?$/iu.test(text.slice(last.end, one.start));
    if (last && isBeside && (last.date === null) !== (one.date === null)) {
      const date = last.date ?? one.date;
      const weekdays = last.weekdays.filter((day) => one.weekdays.includes(day));
      joined[joined.length - 1] = { weekdays, date, start: last.start, end: one.end };
    } else if (!last || one.start >= last.end) joined.push(one);
  }
  return joined;
}

function placed(match: RegExpMatchArray, weekdays: number[], date: string | null): NamedDays {
  const start = match.index ?? 0;
  return { weekdays, date, start, end: start + match[0].length };
}

const whole = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}])`, 'giu');
/** Two letters are a day only with a point or a range behind them. */
const DAY_PATTERNS = DAY_STEMS.map((stems) =>
  whole(
    stems
      .split('|')
      .map((stem) => (/^\p{L}{2}$/u.test(stem) ? `${stem}(?=\\.|\\s?[–-]\\s?\\p{L}{2}(?!\\p{L}))` : stem))
      .join('|'),
  ),
);
const GROUP_PATTERNS = DAY_GROUPS.map(([words, days]) => [whole(words), days] as const);
const RELATIVE_PATTERNS = RELATIVE_DAYS.map(([words, days]) => [whole(words), days] as const);
const MONTH_PATTERNS = MONTH_STEMS.map((stems) => [
  new RegExp(`(?<![\\d.,:])(\\d{1,2})(?:st|nd|rd|th|\\.|-го|-е)?\\s(?:of )?(?:${stems})(?![\\p{L}])`, 'giu'),
  new RegExp(`(?<![\\p{L}])(?:${stems})\\s(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])`, 'giu'),
]);
