import type { EngineLanguage } from '../../facts.ts';
import { detectLanguage } from '../../language/index.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import type { Figure } from './figures/figure.ts';
import { currencyAfter } from './figures/find-currency.ts';
import type { ReadingHabits } from './figures/read-figure.ts';
import { scanFigures } from './figures/scan-figures.ts';
import type { Label } from './labels/label.ts';
import { parseLabel } from './labels/parse-label.ts';
import { SERVICE_NOUNS } from './labels/service-nouns.data.ts';
import { liftBrackets } from './layout/brackets.ts';
import { type Context, newContext } from './layout/context.ts';
import type { Draft, Surcharge } from './layout/draft.ts';
import { readOrderLine } from './layout/order-list.ts';
import { readBrackets } from './layout/read-brackets.ts';
import { readHeading } from './layout/read-heading.ts';
import { type LineReading, readItems } from './layout/read-items.ts';
import { readTableHead, type TableHead } from './layout/read-table.ts';
import { readTableRow } from './layout/read-table-row.ts';
import { settleOrder } from './layout/settle-order.ts';
import { splitItems } from './layout/split-items.ts';
import { type TextLine, textLines } from './layout/text-lines.ts';
import type { PriceReading, Span } from './read-row.ts';
import { settleRows } from './settle-rows.ts';
import { applySurcharge } from './surcharges.ts';

export type ReadPricesOptions = { currency: string; language?: EngineLanguage };

/**
 * Reads an owner's free text into price rows. Every row carries the words it came from, and what gave no row is listed
 * as unread, so that the owner sees what was understood and what was not.
 */
export function readPrices(text: string, options: ReadPricesOptions): PriceReading {
  const language = options.language ?? detectLanguage(text, null) ?? 'EN';
  const page: Page = { drafts: [], surcharges: [], unread: [], context: newContext(), table: null };
  const lines = textLines(text.slice(0, LONGEST_TEXT));
  const setting = { language, currency: options.currency };
  for (const [at, line] of lines.entries()) readOneLine(page, line, lines.slice(at + 1, at + 4), setting);
  const derived = new Set<Draft>();
  const drafts = [...page.drafts];
  for (const surcharge of page.surcharges) {
    const result = applySurcharge(surcharge, page.drafts);
    for (const draft of result.derived) derived.add(draft);
    drafts.push(...result.derived, ...(result.own ? [result.own] : []));
    if (result.derived.length === 0 && !result.own)
      page.unread.push({ start: surcharge.start, end: surcharge.end });
  }
  const rows = settleRows(text, drafts.slice(0, MOST_ROWS), derived, {
    stated: page.context.currency,
    assumed: options.currency,
  });
  return { rows, unread: page.unread.sort((a, b) => a.start - b.start).map((place) => spanAt(text, place)) };
}

const LONGEST_TEXT = 100_000;
const MOST_ROWS = 2000;

type Place = { start: number; end: number };
type Page = {
  drafts: Draft[];
  surcharges: Surcharge[];
  unread: Place[];
  context: Context;
  table: TableHead | null;
};
type Setting = { language: EngineLanguage; currency: string };

function readOneLine(page: Page, line: TextLine, below: readonly TextLine[], setting: Setting): void {
  const figures = scanFigures(line.text, habitsOf(page.context, setting));
  if (line.isAfterGap) page.table = null;
  if (!figures.some((figure) => figure.kind !== 'duration')) {
    readNameLine(page, line, below, setting);
    return;
  }
  if (line.isBulleted || line.isIndented) page.context = { ...page.context, isLoose: false };
  if (!line.isBulleted && page.context.isSectionBulleted)
    page.context = {
      ...page.context,
      material: null,
      carType: null,
      zone: null,
      heading: null,
      isSectionLeft: true,
    };
  if (line.isAfterGap) {
    const material = page.context.isOwnMaterial ? null : page.context.material;
    page.context = { ...page.context, lastService: null, material };
  }
  const table = page.table ? readTableRow(line.text, figures, page.table, page.context) : null;
  if (table) {
    take(page, line, table, false, setting);
    return;
  }
  const { main, lifted } = liftBrackets(line.text, figures);
  const outside = figures.filter(
    (figure) => !lifted.some((one) => figure.start >= one.start && figure.end <= one.end),
  );
  const { items, notes } = splitItems(main, outside);
  const reading = readItems(main, items, page.context, page.drafts.length);
  nameByTail(reading.drafts, main);
  readBrackets(line.text, lifted, figures, reading, page.drafts.length);
  take(page, line, reading, true, setting);
  for (const note of notes)
    if (/\p{L}{3}/u.test(note.text))
      page.unread.push({ start: line.start + note.start, end: line.start + note.end });
}

/** A line without prices: the head of a table, a heading, or words that say nothing about prices. */
function readNameLine(page: Page, line: TextLine, below: readonly TextLine[], setting: Setting): void {
  const head = readTableHead(line, below[0]);
  if (head) page.table = head;
  const stated = /(?:in|в|у|ціни|цены|preise|prices)\s+(\S+)\s*[:.)]*$/iu.exec(line.text)?.[1] ?? '';
  const currency = currencyAfter(stated)?.currency ?? page.context.currency;
  const counts = below.map(
    (one) => scanFigures(one.text, habitsOf(page.context, setting)).filter(isAmount).length,
  );
  const pricesBelow = counts.find((count) => count > 0) ?? 0;
  if (head && !parseLabel(head.corner).hasAction) return;
  const text = head ? { ...line, text: head.corner } : line;
  settleOrder(page.drafts, readOrderLine(line.text)?.entries ?? []);
  const context = readHeading(text, page.context, page.drafts.length, pricesBelow, setting.language);
  if (context) page.context = context;
  else if (!head) page.unread.push({ start: line.start, end: line.start + line.text.length });
  page.context = { ...page.context, currency };
}

/** "Wash 250 | Full 450 — sedans": the car type at the end is that of the whole line. */
function nameByTail(drafts: Draft[], line: string): void {
  const end = drafts.at(-1)?.amount.end ?? line.length;
  const tail = /^\s*[–—-]\s+(.+)$/u.exec(line.slice(end))?.[1] ?? '';
  const { carType, zone, hasAction } = parseLabel(tail);
  if (carType === null || zone !== null || hasAction || drafts.some((draft) => draft.own.carType !== null))
    return;
  for (const draft of drafts) draft.carType = tail.trim();
}

function isAmount(figure: Figure): boolean {
  return figure.kind === 'amount';
}

function take(
  page: Page,
  line: TextLine,
  reading: LineReading,
  setsOrder: boolean,
  { language }: Setting,
): void {
  const shift = <T extends Place>(place: T): T => ({
    ...place,
    start: place.start + line.start,
    end: place.end + line.start,
  });
  const before = page.drafts.length;
  page.drafts.push(...reading.drafts.map(shift));
  page.surcharges.push(
    ...reading.surcharges.map((surcharge) => {
      const isAboutAll = ALL_PRICES.test(line.text) || (line.isAfterGap && reading.drafts.length === 0);
      const firstRow = isAboutAll ? 0 : Math.min(surcharge.firstRow, before);
      return { ...shift(surcharge), firstRow, isAboutAll: ALL_PRICES.test(line.text) };
    }),
  );
  page.unread.push(
    ...reading.unread.map(({ start, end }) => ({ start: start + line.start, end: end + line.start })),
  );
  const labels = reading.drafts.map((draft) => draft.own);
  const isList =
    setsOrder &&
    labels.length >= 2 &&
    !reading.drafts.some((draft) => draft.warnings.includes('order_assumed'));
  page.context = {
    ...page.context,
    order: isList ? orderEntries(reading.drafts) : page.context.order,
    carLines: [],
    column: columnOf(page.context.column, labels),
    lastService: lastServiceOf(reading.drafts, language) ?? page.context.lastService,
    isSectionBulleted: page.context.isSectionBulleted || line.isBulleted,
  };
}

const ALL_PRICES =
  /(?<!\p{L})(?:all|every|alle|jeweils|все|всі|всього|всему|все цены|prices|preise|ціни|цены)(?!\p{L})/iu;

/** Car types or parts priced one under another are an order too. */
function columnOf(column: Context['column'], labels: readonly Label[]): Context['column'] {
  const [only] = labels;
  if (labels.length !== 1 || !only || only.hasAction || !(only.isDimension || only.carType !== null))
    return column;
  return [...column, only];
}

/** What a line that names only parts goes on with: films are sold by parts, a wash is not. */
function lastServiceOf(drafts: readonly Draft[], language: EngineLanguage): string | null {
  const service = drafts.at(-1)?.service ?? '';
  const concepts = findConcepts(service).map(({ id }) => id);
  const trade = SOLD_BY_PARTS.find((id) => concepts.includes(id));
  if (!trade) return null;
  // The roof under "full wrap" is wrapped, but it is no full wrap.
  return concepts.includes('full') ? (SERVICE_NOUNS[trade]?.[language] ?? service) : service;
}

const SOLD_BY_PARTS: readonly string[] = ['tint', 'wrap', 'ppf'];

/** The labels a following list can refer to: what differs between the rows, without a service they share. */
function orderEntries(drafts: readonly Draft[]): Context['order'] {
  const services = new Set(drafts.map((draft) => draft.service));
  return drafts.map(({ own }) =>
    services.size === 1 ? { ...own, service: null, hasAction: false, isDimension: true } : own,
  );
}

function habitsOf(context: Context, { language, currency }: Setting): ReadingHabits {
  const isWestern = ['USD', 'GBP', 'CAD', 'AUD'].includes(currency) && language === 'EN';
  return { spacedThousands: !isWestern, columns: context.order?.length ?? null, hourWord: language === 'UA' };
}

function spanAt(text: string, { start, end }: Place): Span {
  return { start, end, text: text.slice(start, end) };
}
