import { NOT_A_PRICE, ON_REQUEST } from '../labels/label-words.data.ts';
import { markWords, type WordKind } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';

/** "PPF menu 2026" is about PPF, "XPEL (our prices)" about XPEL. */
export function headingName(text: string): string {
  const words =
    /(?<!\p{L})(?:що скільки коштує|скільки коштує|сколько стоит|was kostet das|how much|menu|price ?list|prices?|pricing|preisliste|preise|прайс(?:-?лист)?|ціни|цены|вартість|стоимость|послуги|услуги|(?:coverage\s)?(?:packages|kits|tiers|levels)|pakete|stufen|abdeckungen|комплекти|комплекты|пакети|пакеты|netto|brutto|20\d\d|our|unsere|наші|наши|in eur|in euro|в у\.?е\.?|в гривнях|в грн|в рублях|в долларах|в доларах|in usd)(?!\p{L})/giu;
  const [named = ''] = text
    .replace(PLACE, '')
    .replace(/[:!]+\s*$/u, '')
    .split(/:\s(?=[^:]*,)/u);
  const cleaned = withoutLongBrackets(
    withoutGreeting(named.replace(ABOUT_PRICES, ' ').replace(COMBINED, ' '))
      .replace(PRICES_OF, '')
      .replace(TAX, ' ')
      .replace(words, ' '),
  );
  return withoutRemarks(cleaned)
    .replace(VARYING, '')
    .replace(WITHIN, '')
    .replace(WITH_PAPERS, (whole, what: string) => (namesSomething(what) ? whole : ''))
    .replace(DOING, '')
    .replace(ANY_CAR_AT_END, '')
    .replace(IN_TOWN, '')
    .replace(
      /,?\s+(?:в|у|in)(?:\s(?:евро|євро|грн|гривнях|рублях|долларах|доларах|тенге|eur|euro|usd))?\s*$/iu,
      '',
    )
    .trim();
}

/** Behind the picture of a pin or a phone stands where the studio is. */
const PLACE = /(?<=\p{L}.*)[📍📌☎📞📱🕐🕘⏰🚩🗺].*$/u;

/** "Here are the prices for tinting": the job stands behind the word for prices. */
const PRICES_OF =
  /^\s*(?:\p{L}+\s){0,4}(?:prices?|rates?|preise|preisliste|ціни|цены|ценам|прайс|розцінки|расценки)\s(?:for|on|für|на|по|за)\s+(?:our\s|unsere\s)?(?=\p{L})/iu;

/** "Kombi-Pakete" are combinations and no estate cars. */
const COMBINED = /(?<!\p{L})kombi-?(?:paket|angebot)\p{L}*/giu;

/** "Wraps (all prices + HST)": brackets that speak of the prices. */
const ABOUT_PRICES =
  /\([^()]*(?<!\p{L})(?:prices?|preise|ціни|цены|mwst|ust|vat|hst|gst|tax|пдв|ндс)(?!\p{L})[^()]*\)/giu;

/** "Hi! We wrap cars": a greeting before the name of the trade says nothing. */
function withoutGreeting(text: string): string {
  return text.replace(/^\s*\p{L}+(?:\s\p{L}+)?\s?!+\s*(?=\p{L})/u, '');
}

/** "Ceramic coating incl. polish": what comes with it is no part of the name. */
const WITHIN = /(?<=\p{L}{4,}\s?)\s(?:inkl|incl)\.?\s.*$/iu;
/** "Tint prices depend on the film". */
const VARYING =
  /\s(?:(?:depend|var|start)\p{L}*\s(?:on|by|with|at|from)|je nach|hängen|richten sich|залеж\p{L}+ від|завис\p{L}+ от)(?!\p{L}).*$/iu;
/** "Tint with papers (from the B pillar)". */
const WITH_PAPERS = /\s(?:mit|with|з|із|с)\s([^,()–—-]{2,30}?)(?=\s*(?:[,(–—]|$))/iu;
const DOING =
  /^(?:(?:unsere?|our|наша?|наше|наші|наши)?\s*(?:angebote?|offers?|preise|prices|ціни|цены|прайс|пропозиція|предложение)\s(?:für|for|на|по)\s+)?(?:(?:мы\s|ми\s|we\s|wir\s)?(?:делаем|робимо|предлагаем|пропонуємо|виконуємо|выполняем|offer|do|bieten)\s+)?/iu;
/** "in Riga", "в Києві": the town at the end of a heading. */
const IN_TOWN = /(?<=\p{L}{4})\s(?:в|у|in)\s\p{Lu}\p{Ll}+(?=\s*(?:,|$))/u;
const TAX =
  /(?:zzgl\.?|inkl\.?|incl\.?|excl\.?|plus|з|с|без)?\s*(?:\d{1,2}\s?%)?\s*(?<!\p{L})(?:mwst|ust|vat|tax|пдв|ндс)(?!\p{L})\.?/giu;
const ANY_CAR_AT_END =
  /(?<=\p{L}{3}\s)(?:авто|автомоб[иі]л\p{L}+|машин\p{L}?|cars|vehicles|fahrzeugen?)\s*$/iu;

function withoutLongBrackets(text: string): string {
  return text.replace(/\(([^()]*)\)/gu, (whole, inner: string) => {
    const words = inner.match(/\p{L}+/gu)?.length ?? 0;
    const isPart =
      words <= 3 &&
      markWords(inner).some(({ kind }) => kind === 'object' || kind === 'material' || kind === 'brand');
    const isStaying = isPart
      ? !WITH.test(inner)
      : words === 1 && !REMARK_PART.test(inner) && !TOWN.test(inner);
    const brand = inner.split(',').find((part) => isBrand(part));
    return isStaying ? whole : brand === undefined ? ' ' : ` ${brand} `;
  });
}

/** "Dry cleaning (Odesa)". */
const TOWN = /^\s*\p{Lu}\p{Ll}+\s*$/u;

/** "PPF (SunTek Reaction, 8 mil)": the maker of the film among its measures. */
function isBrand(part: string): boolean {
  const words = markWords(part);
  return (
    words.length > 0 &&
    words.length <= 3 &&
    words.every(({ kind }) => kind === 'brand' || kind === 'material')
  );
}

const WITH = /^\s*(?:с|со|з|із|зі|mit|with)\s/iu;

/** Behind a comma or a dash, what names neither a job nor a part, a film or a car is a remark. */
function withoutRemarks(text: string): string {
  const parts = withoutOpening(text.split(/(,|\s(?:[–—-]|--)\s)/u));
  const isNamed = namesSomething(parts[0] ?? '');
  const isRemarkPart = (part: string) =>
    REMARK_PART.test(part) || NOT_A_PRICE.test(part) || (isNamed && !namesSomething(part));
  const kept = parts.filter((part, at) => at === 0 || at % 2 === 1 || !isRemarkPart(part));
  return kept.join('').replace(/[\s,–—-]+$/u, '');
}

/** "Good evening, about coatings": what stands before the part that names a job opens the letter. */
function withoutOpening(parts: readonly string[]): readonly string[] {
  const job = parts.findIndex((part) => parseLabel(part).hasAction);
  return job > 0 && !parts.slice(0, job).some(namesSomething) ? parts.slice(job) : parts;
}

/** "Dry cleaning, Lviv", "Tint – spring deal until 30.04.", "PPF, 200 µm": beside a name, words of no trade are decoration. */
function namesSomething(part: string): boolean {
  return markWords(part).some(({ kind, concepts }) => NAMING.has(kind) && concepts.join() !== 'film');
}

const NAMING: ReadonlySet<WordKind> = new Set(['action', 'object', 'material', 'brand', 'car']);

const REMARK_PART =
  /(?<!\p{L})(?:stand|gültig|valid|effective|as of|je|pro|per)\s|lifetime|warrant|garant|гарант|inkl|incl|(?<!\p{L})(?:with|mit|з|с|та|und|ab|we|you|wir|ми|мы|for you)\s/iu;

export function isRemark(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (
    words <= 7 &&
    !REMARK.test(text) &&
    !NOT_A_PRICE.test(text) &&
    !ON_REQUEST.test(text) &&
    parseLabel(text).hasAction
  )
    return false;
  if (words === 0 || NOT_A_PRICE.test(text) || ON_REQUEST.test(text)) return true;
  if (REMARK.test(text)) return true;
  return words > 9 || (/[.!?]$/u.test(text) && words > 3);
}

const REMARK =
  /§|kleinuntern|(?<!\p{L})(?:не (?:робимо|делаем|миємо|моем|працюємо|работаем)|we don'?t|machen wir nicht)(?!\p{L})|(?<!\p{L})(?:дорож(?:е|че|ча|чий)|дешевле|дешевше|teurer|günstiger als|more expensive)(?!\p{L})|@|www\.|https?:|\d{3}[\s-]\d{2,}|(?<!\p{L})(?:tel|phone|call|whatsapp|viber|telegram|instagram|тел|телефон|адрес|адреса|address|adresse|ул|вул|работаем|працюємо|open|geöffnet|öffnungszeiten|warranty|garantie|гарант\p{L}*|inkl\.|incl|includes?|included|beinhaltet|включа\p{L}*|входить|входит|примітка|примечание|note|hinweis|prices? (?:are|may|include)|alle preise|все цены|всі ціни|запис|запись|book now|termin\p{L}*|дзвон\p{L}*|звон\p{L}*)(?!\p{L})/iu;
