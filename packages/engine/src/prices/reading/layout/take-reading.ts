import type { EngineLanguage } from '../../../facts.ts';
import { findConcepts } from '../../lexicon/find-concepts.ts';
import type { Label } from '../labels/label.ts';
import { SERVICE_NOUNS } from '../labels/service-nouns.data.ts';
import type { Context } from './context.ts';
import type { Draft } from './draft.ts';
import type { Page, Place, Setting } from './page.ts';
import type { LineReading } from './read-items.ts';
import type { TextLine } from './text-lines.ts';

/** Adds what a line gave to the page, and remembers what later lines can refer to. */
export function takeReading(
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
      const own = surcharge.isOfRow ? surcharge.firstRow : Math.min(surcharge.firstRow, before);
      const firstRow = isAboutAll ? 0 : own;
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
  const isOfCars = isList && labels.every(({ carType }) => carType !== null);
  page.context = {
    ...page.context,
    carOrders: isOfCars
      ? [orderEntries(reading.drafts) ?? [], ...page.context.carOrders].slice(0, MOST_ORDERS)
      : page.context.carOrders,
    order:
      isList && !isUnlike(reading.drafts, page.context) ? orderEntries(reading.drafts) : page.context.order,
    carLines: [],
    column: columnOf(page.context.column, labels),
    lastService: lastServiceOf(reading.drafts, language) ?? page.context.lastService,
    isSectionBulleted: page.context.isSectionBulleted || line.isBulleted || line.isIndented,
  };
}

const MOST_ORDERS = 4;

/** A list of different jobs leaves the order of car types as it is. */
function isUnlike(drafts: readonly Draft[], { order }: Context): boolean {
  const areCars = order !== null && order.length >= 2 && order.every(({ carType }) => carType !== null);
  const services = new Set(drafts.map(({ service }) => service));
  return areCars && services.size === drafts.length && drafts.every(({ carType }) => carType === null);
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
  // The roof under "full wrap" is wrapped, but it is no full wrap; and the bonnet under "roof wrap" is no roof.
  if (!findConcepts(service).some(({ id, kind }) => id === 'full' || kind === 'object')) return service;
  const partly = service
    .split(/\s+/u)
    .filter((word) => !isPartWord(word, trade))
    .join(' ');
  const isTrade = findConcepts(partly).some(({ id }) => id === trade);
  return isTrade ? partly : (SERVICE_NOUNS[trade]?.[language] ?? service);
}

function isPartWord(word: string, trade: string): boolean {
  const found = findConcepts(word);
  return (
    found.length > 0 && found.every(({ id, kind }) => id !== trade && (id === 'full' || kind === 'object'))
  );
}

const SOLD_BY_PARTS: readonly string[] = ['tint', 'wrap', 'ppf'];

/** The labels a following list can refer to: what differs between the rows, without a service they share. */
function orderEntries(all: readonly Draft[]): Context['order'] {
  // Two car types of one price are two rows and one place in the order.
  const drafts = all.filter(
    (draft, at) => all[at - 1]?.amount.start !== draft.amount.start || isFar(draft, all[at - 1]),
  );
  const services = new Set(drafts.map((draft) => draft.service));
  if (services.size > 1) return drafts.map((draft) => draft.own);
  const isShared = (part: 'zone' | 'material' | 'carType') =>
    drafts.length > 1 && new Set(drafts.map((draft) => draft[part])).size === 1;
  return drafts.map((draft) => {
    const { zone, material, carType, ...label } = withoutService(draft);
    return {
      ...label,
      zone: isShared('zone') ? null : zone,
      material: isShared('material') ? null : (material ?? draft.material),
      carType: isShared('carType') ? null : carType,
    };
  });
}

/** "Hood: vinyl 250, polyurethane 600": a name that was taken for a material stays one in the order. */
function withoutService({ own, material }: Draft): Label {
  const kind = own.service !== null && own.service === material ? material : null;
  return {
    ...own,
    service: null,
    material: own.material ?? kind,
    hasAction: false,
    isDimension: true,
  };
}

/** Rows of one price differ in nothing but the car type. */
function isFar(draft: Draft, before: Draft | undefined): boolean {
  return before === undefined || before.zone !== draft.zone || before.material !== draft.material;
}
