import type { Figure } from '../figures/figure.ts';
import { currencyAfter } from '../figures/find-currency.ts';
import { LARGEST_PRICE, type ReadingHabits } from '../figures/read-figure.ts';
import { scanFigures } from '../figures/scan-figures.ts';
import type { Label } from '../labels/label.ts';
import { parseLabel } from '../labels/parse-label.ts';
import { placeAmongParts } from './among-parts.ts';
import { attributesOf } from './attribute-line.ts';
import { liftBrackets } from './brackets.ts';
import { nameByCarBehind } from './car-behind.ts';
import type { Context } from './context.ts';
import { readOrderLine } from './order-list.ts';
import { isContentsLine } from './package-names.ts';
import type { Page, Setting } from './page.ts';
import { takePricedHeading } from './priced-heading.ts';
import { readBrackets } from './read-brackets.ts';
import { readHeading } from './read-heading.ts';
import { readItems } from './read-items.ts';
import { cellsOf, readTableHead, type TableHead } from './read-table.ts';
import { readTableRow } from './read-table-row.ts';
import { settleOrder } from './settle-order.ts';
import { splitItems } from './split-items.ts';
import { shareMaterial } from './stated-material.ts';
import { takeReading } from './take-reading.ts';
import type { TextLine } from './text-lines.ts';
import { withoutAsides } from './without-asides.ts';

/** Reads the next line of a text into the page; the lines below tell whether a list of names is an order. */
export function readPageLine(page: Page, line: TextLine, below: readonly TextLine[], setting: Setting): void {
  const figures = scanFigures(line.text, habitsOf(page.context, setting));
  if (line.isAfterGap) page.table = null;
  if (!figures.some((figure) => figure.kind !== 'duration')) {
    readNameLine(page, line, below, setting);
    return;
  }
  page.isAfterRow = true;
  shareMaterial(page.drafts.slice(page.context.sectionStart), line.text);
  if (line.isBulleted || line.isIndented) page.context = { ...page.context, isLoose: false };
  if (!line.isBulleted && !line.isIndented && page.context.isSectionBulleted)
    page.context = leaveSection(page.context);
  if (line.isAfterGap) {
    const material = page.context.isOwnMaterial ? null : page.context.material;
    const carType = page.context.isOwnCar ? null : page.context.carType;
    page.context = { ...page.context, lastService: null, material, carType };
  }
  const cells = page.table ? figuresOfCells(line.text, page.table, habitsOf(page.context, setting)) : [];
  const table = page.table ? readTableRow(line.text, cells, page.table, page.context) : null;
  if (table) {
    takeReading(page, line, table, false, setting);
    return;
  }
  const { main, lifted } = liftBrackets(line.text, figures);
  const outside = figures.filter(
    (figure) => !lifted.some((one) => figure.start >= one.start && figure.end <= one.end),
  );
  const { items, notes } = splitItems(withoutAsides(main, outside), outside);
  const reading = readItems(main, items, page.context, page.drafts.length);
  nameByCarBehind(reading.drafts, main);
  placeAmongParts(reading.drafts, page.context.trade);
  const bracket = readBrackets(line.text, lifted, figures, reading, page.drafts.length, page.context.bracket);
  if (line.isMarkedHeading) page.context = takePricedHeading(main, reading, page.context);
  takeReading(page, line, reading, true, setting);
  page.context = { ...page.context, bracket };
  const title = reading.drafts.length + reading.surcharges.length === 0 ? titleBefore(main, outside[0]) : '';
  if (title !== '') readNameLine(page, { ...line, text: title }, below, setting);
  for (const note of notes)
    if (/\p{L}{3}/u.test(note.text))
      page.unread.push({ start: line.start + note.start, end: line.start + note.end });
}

/** "PPF (prices in $, rate 41.8)": what stands before figures that are no prices can still be the title of a list. */
function titleBefore(main: string, figure: Figure | undefined): string {
  const before = main.slice(0, figure?.start ?? main.length);
  const [title = ''] = figure ? before.split(/[,.;](?=[^,.;]*$)/u) : [before];
  const isCut = figure === undefined || title.length < before.length;
  return isCut && parseLabel(title).hasAction ? title : '';
}

/** A line without prices: the head of a table, a heading, or words that say nothing about prices. */
function readNameLine(page: Page, line: TextLine, below: readonly TextLine[], setting: Setting): void {
  const order = readOrderLine(line.text);
  if (!order && isContentsOf(page, line, below[0], setting)) {
    page.unread.push({ start: line.start, end: line.start + line.text.length });
    return;
  }
  page.isAfterRow = false;
  shareMaterial(page.drafts.slice(page.context.sectionStart), line.text);
  const head = readTableHead(line, below[0]);
  if (head) page.table = head;
  if (head) page.context = { ...page.context, order: orderOfColumns(head) ?? page.context.order };
  const currency = statedCurrency(line.text) ?? page.context.currency;
  const counts = below.map((one) => countPrices(one, page.context, setting));
  const found = counts.find((count) => count > 0) ?? 0;
  const pricesBelow = isOverList(line, below[0]) ? Math.min(found, 1) : found;
  if (head && !parseLabel(head.corner).hasAction) return;
  const text = head ? { ...line, text: head.corner } : line;
  settleOrder(page.drafts, order?.entries ?? []);
  const context = readHeading(text, page.context, page.drafts.length, pricesBelow, setting.language);
  if (context) page.isHeadingBulleted = line.isBulleted;
  if (context) page.context = context;
  else if (!head) page.unread.push({ start: line.start, end: line.start + line.text.length });
  const isInThousands = page.context.isInThousands || IN_THOUSANDS.test(line.text);
  page.context = { ...page.context, currency, isInThousands };
}

/** "Vans & campers" over a list that is set in: one heading, and no order of the prices below. */
function isOverList(line: TextLine, next: TextLine | undefined): boolean {
  const isJoined = /\s(?:und|and|&|и|та|і)\s/iu.test(line.text) && !/[/|,;]/u.test(line.text);
  return isJoined && !line.isIndented && !line.isBulleted && (next?.isIndented ?? false);
}

/** Whether a line that is no order says what the price before it, or the name above it, holds. */
function isContentsOf(page: Page, line: TextLine, next: TextLine | undefined, setting: Setting): boolean {
  const { context, drafts } = page;
  const isUnderName =
    (context.service ?? context.heading) !== null &&
    context.sectionStart === drafts.length &&
    !line.isAfterGap;
  if (isUnderName && attributesOf(line.text)) return false;
  const isNextPriced = next !== undefined && countPrices(next, context, setting) > 0;
  const isBullet = line.isBulleted && !page.isHeadingBulleted && !(next?.isBulleted && isNextPriced);
  if (isUnderName && isBullet) return true;
  return (page.isAfterRow || isUnderName) && !line.isAfterGap && isContentsLine(line.text);
}

/** "Prices in euro", "ціни в $". */
function statedCurrency(text: string): string | null {
  const stated = text.matchAll(/(?<!\p{L})(?:in|в|у|ціни|цены|preise|prices)\s+|\((?=[^()\s]{1,6}\))/giu);
  return (
    [...stated].map(({ index, 0: word }) => currencyAfter(text.slice(index + word.length))).find(Boolean)
      ?.currency ?? null
  );
}

/** The car types over a table are the order of the lists below it too. */
function orderOfColumns({ labels }: TableHead): readonly Label[] | null {
  const columns = labels.filter((label) => label !== null);
  return columns.length >= 2 && columns.every(({ carType }) => carType !== null) ? columns : null;
}

/** "Цены в тыс. руб.", "(тис. грн)". */
const IN_THOUSANDS =
  /(?:(?<!\p{L})в\s|(?<!\p{L})у\s|\(|,\s?)\s?(?:тыс|тис)(?:\.|яч\p{L}*)?\s?(?:руб|грн|₽|₴|р\.|тенге|тг|\)|$)/iu;

/** How many prices a line has; every line is looked at by the three above it, so the count is kept. */
function countPrices(line: TextLine, context: Context, setting: Setting): number {
  const known = COUNTS.get(line);
  if (known !== undefined) return known;
  const count = scanFigures(line.text, habitsOf(context, setting)).filter(isAmount).length;
  COUNTS.set(line, count);
  return count;
}

const COUNTS = new WeakMap<TextLine, number>();

/** After its bullets a section keeps its service, but no longer what single bullets stood under. */
function leaveSection(context: Context): Context {
  return { ...context, material: null, carType: null, zone: null, heading: null, isSectionLeft: true };
}

/** The figures of a table, cell by cell: "hood - 900 - 1100" is two prices and no range. */
function figuresOfCells(line: string, { mark }: TableHead, habits: ReadingHabits): Figure[] {
  return cellsOf(line, mark).flatMap((cell) =>
    scanFigures(cell.text, habits).map((figure) => ({
      ...figure,
      start: figure.start + cell.start,
      end: figure.end + cell.start,
    })),
  );
}

function isAmount(figure: Figure): boolean {
  return figure.kind === 'amount';
}

function habitsOf(
  context: Context,
  { language, currency, largestPrice = LARGEST_PRICE }: Setting,
): ReadingHabits {
  const isWestern = ['USD', 'GBP', 'CAD', 'AUD'].includes(currency) && language === 'EN';
  return {
    spacedThousands: !isWestern,
    columns: context.order?.length ?? null,
    isInThousands: context.isInThousands,
    unsaidThousands: ['RUB', 'UAH', 'KZT'].includes(context.currency ?? currency),
    hourWord: language === 'UA',
    largestPrice,
  };
}
