/** Signs that pages write as names. */
export const ENTITIES: Record<string, string> = {
  '&nbsp;': ' ',
  '&euro;': '€',
  '&pound;': '£',
  '&amp;': '&',
  '&ndash;': '–',
  '&mdash;': '—',
  '&quot;': '"',
  '&laquo;': '«',
  '&raquo;': '»',
  '&lt;': '<',
  '&gt;': '>',
  '&#8364;': '€',
  '&#8381;': '₽',
  '&#8372;': '₴',
  '&uuml;': 'ü',
  '&ouml;': 'ö',
  '&auml;': 'ä',
  '&szlig;': 'ß',
};

/** A sum of money begins here: a sign before or behind the number. */
export const SUM_AHEAD =
  '(?:[€$£]\\d|\\d{1,3}(?:[ .]?\\d{3}){0,2}(?:[.,](?:\\d{1,2}|[-–—]))?\\s?(?:[€₴₽]|грн|руб|eur))';
