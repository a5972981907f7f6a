import { findCar } from '../../cars/index.ts';
import { timesOf } from '../../prices/index.ts';
import { findFigures } from '../find-figures.ts';
import { AGREED, BUT, DISCOUNT } from './claim-words.data.ts';
import { clausesAround } from './clauses-of.ts';
import { isSame, rowsBehind } from './prove-price.ts';
import { subjectOf } from './sense-of.ts';
import type { Refusal, Sources } from './sources.ts';
import { holds, isDeclined } from './stance.ts';
import { isTold, isToldAmount, percentsIn } from './told-facts.ts';

const SMALLEST_BARE_PRICE = 20;

type Said = {
  /** The sentence with everything blanked that is a time, a date, a measure or a known name. */
  masked: string;
  sentence: string;
  around: readonly string[];
};

/** Amounts, bare figures and shares of a sentence that nothing bears out. Notes the rows whose price was said. */
export function unprovedAmounts(said: Said, sources: Sources, named: Set<string>): Refusal[] {
  const { masked, sentence, around } = said;
  const figures = placed(masked);
  const clauses = clausesAround(sentence, figures);
  return figures.flatMap((figure): Refusal[] => {
    const clause =
      clauses.find(({ start, end }) => figure.start >= start && figure.start < end)?.text ?? sentence;
    const { value, currency, kind, text } = figure;
    if (kind === 'percent')
      return isShare(value, clause, sentence, sources) ? [] : [{ kind: 'percent', text: `${text} %` }];
    if (kind === 'number' && isHarmless(figure, sentence, sources)) return [];
    if (currency === null && isCounted(value, sentence, sources)) return [];
    const rows = rowsBehind({ value, currency, clause, around: [clause, sentence, ...around] }, sources);
    for (const { id } of rows) named.add(id);
    if (rows.length > 0) return [];
    if (isSum(value, currency, sources, named)) return [];
    if (isToldAmount(value, sentence, sources.studio) && !isOfList(value, clause, sources)) return [];
    if (isClients(value, sources) && (isDeclined(clause) || isOutweighed(figure, said, sources))) return [];
    return [{ kind: kind === 'money' ? 'price' : 'figure', text }];
  });
}

type Placed = ReturnType<typeof findFigures>[number] & { start: number; end: number };

/** The figures with where they stand; what is found twice is looked for behind the first. */
function placed(masked: string): Placed[] {
  let from = 0;
  return findFigures(masked).flatMap((figure) => {
    const start = masked.indexOf(figure.text, from);
    const at = start < 0 ? masked.indexOf(figure.text) : start;
    if (at >= 0) from = at + figure.text.length;
    return [{ ...figure, start: Math.max(0, at), end: Math.max(0, at) + figure.text.length }];
  });
}

/** A share needs a source; off a price it needs a rule. */
function isShare(value: number, clause: string, sentence: string, sources: Sources): boolean {
  const { rules, quotes, studio, client } = sources;
  if (isDeclined(clause) || isDeclined(sentence)) return true;
  const isOff = holds(sentence, DISCOUNT) || OFF.test(sentence);
  const given = [
    ...rules.flatMap((rule) => (rule.kind === 'PERCENT' ? [rule.value] : [])),
    ...quotes.flatMap(({ discounts = [] }) => discounts.flatMap(({ percent }) => percent ?? [])),
  ];
  if (isOff) return given.includes(value);
  if (value === 100) return true;
  const list = studio.rows.some((row) =>
    [row.service, row.zone, row.material].some((name) => name?.includes(`${value}`)),
  );
  return (
    list ||
    isTold({ value, unit: 'percent' }, sentence, studio) ||
    client.some((text) => percentsIn(text).some((said) => said.value === value))
  );
}

const OFF =
  /[-−–]\s?\d+\s?%|(?<![\p{L}])(?:off|less|cheaper|weniger|günstiger|billiger|дешевш\p{L}*|дешевле|минус|мінус)(?![\p{L}])/iu;

/** A bare figure that is a year, a model, a small count, or what the client counted. */
function isHarmless({ value, text }: Placed, sentence: string, sources: Sources): boolean {
  if (value < SMALLEST_BARE_PRICE) return true;
  const [before = '', after = ''] = [wordBefore(sentence, text), wordAfter(sentence, text)];
  if (findCar(`${before} ${text}`)?.model != null && !/^\d/.test(before)) return true;
  const postcodes = new Set<string>(sources.studio.address.match(/\d{4,}/gu));
  if (postcodes.has(text)) return true;
  const year = new Date(sources.now).getFullYear();
  const isYear = /^(?:19|20)\d\d$/.test(text) && value <= year + 1;
  const isClientsWord = sources.client.some((said) => new RegExp(`(?<!\\d)${text}(?!\\d)`).test(said));
  const isMoneyOfClient = sources.client.some((said) =>
    findFigures(said).some((figure) => figure.kind === 'money' && figure.value === value),
  );
  if (isYear && (isClientsWord || value >= year)) return true;
  if (isClientsWord && !isMoneyOfClient) return true;
  return new RegExp(`(?<!\\d)${text}[a-z]`, 'iu').test(sentence) && after !== '€';
}

/** The client counted the same with the same word beside it: a mileage, a number of cars. */
function isCounted(value: number, sentence: string, { client }: Sources): boolean {
  const { words } = subjectOf(sentence);
  return client.some(
    (text) =>
      findFigures(text).some((figure) => figure.value === value && figure.currency === null) &&
      subjectOf(text).words.some((word) =>
        words.some((one) => COUNTED.test(one) && one.slice(0, 5) === word.slice(0, 5)),
      ),
  );
}

const COUNTED = /^(?:mileage|laufleistung|пробіг|пробег|kilomet|кілометр|километр|miles)/u;

function wordBefore(sentence: string, figure: string): string {
  return new RegExp(`([\\p{L}\\d]+)[\\s-]${plainly(figure)}`, 'u').exec(sentence)?.[1] ?? '';
}

function wordAfter(sentence: string, figure: string): string {
  return new RegExp(`${plainly(figure)}\\s?(\\S+)`, 'u').exec(sentence)?.[1] ?? '';
}

function plainly(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

/** What was computed in this turn, or the sum of all whose prices the reply named. */
function isSum(
  value: number,
  currency: string | null,
  { quotes, studio }: Sources,
  named: ReadonlySet<string>,
): boolean {
  const isOf = (own: string) => currency === null || currency === own;
  const isQuoted = quotes.some((quote) => {
    // One line may be several of the same: "2 × hand wash".
    const isOne = quote.lines.every((line) => timesOf(line) === '') && quote.lines.length === 1;
    const lines = isOne ? [] : [quote.total, quote.before];
    const saved = (quote.discounts ?? []).map((one) => one.saved);
    return (
      isOf(quote.currency) &&
      [...lines, ...saved].some((amount) => amount !== undefined && isSame(amount, value))
    );
  });
  if (isQuoted) return true;
  const rows = studio.rows.filter(({ id }) => named.has(id));
  const [first] = rows;
  const isOneCurrency = first !== undefined && rows.every((row) => row.currency === first.currency);
  return (
    rows.length > 1 &&
    isOneCurrency &&
    isOf(first.currency) &&
    isSame(
      rows.reduce((sum, row) => sum + row.price, 0),
      value,
    )
  );
}

/** "Agreed!" behind a price the client named is a price too: it has to be one of ours. */
export function unprovedConsent(sentence: string, sources: Sources): Refusal[] {
  const asked = sources.client.at(-1) ?? '';
  const isShort = sentence.trim().split(/\s+/u).length <= MOST_WORDS_OF_CONSENT;
  if (!isShort || /\d/.test(sentence) || isDeclined(sentence)) return [];
  if (!holds(sentence, AGREED) && !YES.test(sentence.trim())) return [];
  const wished = findFigures(asked).filter(({ kind }) => kind !== 'number');
  const isOurs = ({ value }: { value: number }) =>
    sources.studio.rows.some((row) => isSame(row.price, value));
  return wished.length > 0 && !wished.every(isOurs) ? [{ kind: 'price', text: sentence.trim() }] : [];
}

const MOST_WORDS_OF_CONSENT = 5;
const YES = /^(?:yes|yep|yeah|confirmed|ja|bestätigt|так|підтверджено|да|подтверждено)(?![\p{L}])/iu;

/** "I understand 400 €, but it is 890 €": the client's figure gives way to one of ours. */
function isOutweighed({ end }: Placed, { masked, sentence, around }: Said, sources: Sources): boolean {
  const before = sentence.slice(0, end);
  const behind = sentence.slice(end);
  if (!holds(behind, BUT) || holds(before, AGREED)) return false;
  return placed(masked.slice(end)).some(
    ({ kind, value, currency }) =>
      kind === 'money' &&
      rowsBehind({ value, currency, clause: behind, around: [behind, ...around] }, sources).length > 0,
  );
}

/** The clause speaks of a row's price: an amount of the owner's texts does not bear that out. */
function isOfList(value: number, clause: string, sources: Sources): boolean {
  const said = { value, currency: null, clause, around: [clause] };
  return rowsBehind(said, { ...sources, cars: [] }).length > 0;
}

function isClients(value: number, { client }: Sources): boolean {
  return client.some((text) => findFigures(text).some((figure) => figure.value === value));
}
