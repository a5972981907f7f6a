const MONEY = '(?:€|\\$|£|₴|₽|грн|руб|р|тг|kč|zł|лв|eur|euro|usd|chf|byn|kzt|aed)';
const NUMBER = "\\d[\\d .,'’]*(?:[.,]?[-–—](?!\\s?\\d))?";
const SUM = `[€$£₴₽]?\\s?${NUMBER}(?:\\s?[-–—]\\s?[€$£₴₽]?\\d[\\d .,'’]*)?\\s?${MONEY}?\\.?\\s?[+*]*(?:\\s?/\\s?\\p{L}+\\.?\\d?)?`;

/** A cell that is a sum and nothing else: "$395", "from 1 200 ₽", "40 €/h", or a dash for what is not sold. */
export const ONLY_SUM = new RegExp(
  `^(?:(?:(?:from|ab|von|від|от|ca\\.?|starting at)\\s)?${SUM}|[-–—])$`,
  'iu',
);

/** A cell that begins with a name and ends with its sum: "Full hood $395", "Wax ....... 20". */
export const NAME_AND_SUM = new RegExp(`\\p{L}.*[\\s.…:)–—-]${SUM}$`, 'iu');
