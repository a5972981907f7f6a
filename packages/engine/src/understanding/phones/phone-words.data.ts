/** Words that announce a phone number, in front of it. */
export const PHONE_WORDS =
  /(?<!\p{L})(?:tel\p{L}*|phone|mobile|mob|cell|number|whats\s?app|viber|signal|call|ring|text|reach|nummer|handy\p{L}*|mobil|funk|ruf\p{L}*|anruf\p{L}*|erreichbar|тел\p{L}*|моб\p{L}*|номер\p{L}*|вайбер\p{L}*|ватсап\p{L}*|вотсап\p{L}*|дзвон\p{L}*|звон\p{L}*|подзвон\p{L}*|передзвон\p{L}*|зателефон\p{L}*|наб(?:ер|ир)\p{L}*|позвон\p{L}*|перезвон\p{L}*|звяз\p{L}*|зв['’ʼ]яз\p{L}*|связ\p{L}*)(?!\p{L})/iu;

const MONTHS =
  'jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листоп|груд|янв|фев|март|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек';
const BEFORE_HOURS =
  'at|around|from|till|until|after|before|um|ab|gegen|von|bis|nach|vor|о|об|в|к|з|із|с|до|після|после|около';
const AFTER_HOURS = 'uhr|h|am|pm|o.clock|год|час|ранку|утра|вечора|вечера|дня';

/** Figures that are never part of a phone number: clock times, dates, years, sums of money, distances, postcodes. */
export const OTHER_FIGURES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)?\s?(?:of\s)?(?=(?:${MONTHS}))`,
    'giu',
  ),
  new RegExp(String.raw`(?<=(?:${MONTHS})\p{L}*\.?\s)\d{1,2}(?!\d)`, 'giu'),
  new RegExp(String.raw`(?<=(?<!\p{L})(?:${BEFORE_HOURS})\s)[1-9]\d?(?:[ .:-]\d{2})?(?![\d./-])`, 'giu'),
  new RegExp(
    String.raw`(?<![\d./-])(?:[01]?\d|2[0-4])(?:[ .:][0-5]\d)?(?=\s?(?:${AFTER_HOURS})(?!\p{L}))`,
    'giu',
  ),
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/gu,
  /(?<![\d./-])(?:19|20)\d{2}-\d{1,2}-\d{1,2}(?!\d|[./-]\d)/gu,
  /(?<![\d./-])\d{1,2}([./-])\d{1,2}\1(?:19|20)\d{2}(?!\d|[./-]\d)/gu,
  /(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])([./])\s?(?:0?[1-9]|[12]\d|3[01])(?:\1\s?\d{2})?\.?(?!\d|[./-]\d)/gu,
  /(?<![\d./-])(?:[01]?\d|2[0-4])\.[0-5]\d(?!\d|[./-]\d)/gu,
  /(?<![\d./-]|\d\s)\d{1,2}\s?[-–—]\s?\d{1,2}(?!\d|\s?[./-]\s?\d)/gu,
  /(?<!\d[\s()./-]?)(?:19|20)\d{2}(?!\d|[./-]\d)/gu,
  /(?<!\d[\s()./-]?)\d{1,3}(?:[ .,'\u00a0]\d{3})*(?:[.,]\d{2})?\s?(?:€|\$|£|₴|₽|zł|%|eur|euro|usd|gbp|pln|chf|uah|грн|гривень|руб|евро|євро|km|км|тис|тыс)(?!\p{L})/giu,
  /(?<!\d[\s()./-]?)\d{5}(?=\s\p{Lu}\p{Ll})/gu,
];
