/** A formatter of dates. They are dear to make, and a month of a calendar shows hundreds of times: each is kept. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = kept.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  kept.set(key, made);
  return made;
}

const kept = new Map<string, Intl.DateTimeFormat>();
