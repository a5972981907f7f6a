import type { Amount } from '../figures/figure.ts';
import { isEmptyLabel, type Label } from '../labels/label.ts';
import { EXTRAS_HEADING, NOT_A_PRICE, PARTS_HEADING } from '../labels/label-words.data.ts';
import { markWords } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';
import type { Context } from './context.ts';
import type { Draft, Surcharge } from './draft.ts';
import { orderOf, partsOfList } from './order-list.ts';
import { labelAfter, labelBefore, splitPrefix } from './piece-labels.ts';
import { resolveLabel, type Surroundings } from './resolve-label.ts';
import { BLANK, type Item, type Piece } from './split-items.ts';

export type LineReading = { drafts: Draft[]; surcharges: Surcharge[]; unread: Piece[] };

/** Reads the items of one line into rows, raises and what was left out. Places are those of the line. */
export function readItems(
  line: string,
  items: readonly Item[],
  context: Context,
  rowsBefore: number,
  lead: string,
): LineReading {
  const reading: LineReading = { drafts: [], surcharges: [], unread: [] };
  const opening = parseLabel(lead);
  const around: Surroundings = {
    prefix: opening.hasAction ? opening : null,
    lineService: null,
    context,
    isFreshMaterial: false,
  };
  let wasExcluded = false;
  for (let at = 0; at < items.length; ) {
    const run = runAt(items, at, line);
    at += run.length;
    const [head] = run;
    if (!head) break;
    if (
      head.startsSentence &&
      reading.drafts.length > 0 &&
      /\.\s/u.test(line.slice(head.pre.start - 3, head.pre.start))
    ) {
      around.prefix = null;
      around.lineService = null;
      wasExcluded = false;
    }
    const last = run.at(-1) ?? head;
    const words = `${head.pre.text} ${last.post.text}`;
    if (isExcluded(words, wasExcluded)) {
      wasExcluded = true;
      reading.unread.push(spanOf(line, head, last));
      continue;
    }
    wasExcluded = false;
    const label = headLabel(head, last, run.length, around, items[at]);
    if (head.figure.kind === 'factor' || head.figure.isSurcharge) {
      noteSurcharge(line, head, label, reading, rowsBefore, context);
      continue;
    }
    const amounts = run.flatMap((item) =>
      item.figure.kind === 'amount' ? [{ item, amount: item.figure }] : [],
    );
    const standing = withoutOld(amounts, line).filter(({ amount }) => !PER_DISTANCE.test(amount.unit ?? ''));
    if (standing.length === 0) {
      reading.unread.push(spanOf(line, head, last));
      continue;
    }
    const labels = standing.length > 1 ? orderOf(label, head, last, standing.length, context.order) : null;
    standing.forEach(({ item, amount }, index) => {
      const own = labels?.entries[index] ?? label;
      const base = labels?.base ?? null;
      for (const each of splitTypes(own, amount)) {
        const draft = makeDraft(line, each, base, item, amount, head, around);
        if (labels === null && standing.length > 1) draft.warnings.push('order_assumed');
        reading.drafts.push(draft);
      }
    });
    const latest = reading.drafts.at(-1);
    if (
      latest &&
      (label.hasAction || (!label.isDimension && context.service === null && around.prefix === null))
    )
      around.lineService = latest.service;
  }
  return reading;
}

/** Prices in a row with nothing but marks between them share one label. */
function runAt(items: readonly Item[], at: number, line: string): Item[] {
  const run = items.slice(at, at + 1);
  for (let next = at + 1; next < items.length; next++) {
    const item = items[next];
    const before = items[next - 1];
    if (!item?.isBare || item.figure.kind === 'factor' || item.figure.isSurcharge) break;
    if (before?.figure.kind === 'factor') break;
    if (/[;.]\s/u.test(line.slice(before?.figure.end ?? 0, item.figure.start))) break;
    run.push(item);
  }
  return run;
}

function isExcluded(words: string, wasExcluded: boolean): boolean {
  if (NOT_A_PRICE.test(words)) return true;
  if (!wasExcluded) return false;
  return !markWords(words).some(
    (word) => word.kind === 'action' || word.kind === 'object' || word.kind === 'car',
  );
}

function headLabel(
  head: Item,
  last: Item,
  size: number,
  around: Surroundings,
  next: Item | undefined,
): Label {
  const { prefix, rest } = splitPrefix(head.pre.text);
  const before = labelBefore(rest);
  const after = labelAfter(last.post.text, isEmptyLabel(before) && prefix === null);
  if (prefix !== null) {
    const isHeading = !isEmptyLabel(before) || !isEmptyLabel(after) || size > 1 || (next?.isBare ?? false);
    const stated = parseLabel(prefix);
    if (!isHeading) return stated;
    around.isFreshMaterial = PARTS_HEADING.test(prefix.trim()) || EXTRAS_HEADING.test(prefix.trim());
    around.prefix = around.isFreshMaterial ? null : stated;
    around.lineService = null;
  }
  return merge(before, after);
}

function merge(before: Label, after: Label): Label {
  if (isEmptyLabel(after)) return before;
  if (isEmptyLabel(before)) return after;
  return {
    service: before.service ?? after.service,
    zone:
      [before.zone, after.service === null || before.service !== null ? after.zone : null]
        .filter(Boolean)
        .join(' ') || null,
    material: before.material ?? after.material,
    carType: before.carType ?? after.carType,
    hasAction: before.hasAction || after.hasAction,
    isDimension: before.isDimension && after.isDimension,
  };
}

/** A price for each kilometre is no price of a service. */
const PER_DISTANCE = /^(?:km|км|mile)$/iu;

type Standing = { item: Item; amount: Amount };

/** Drops prices that no longer hold: "statt 200", "1000 → 800", and figures below zero. */
function withoutOld(amounts: readonly Standing[], line: string): Standing[] {
  return amounts.filter(({ amount }, at) => {
    const next = amounts[at + 1];
    const isReplaced =
      next !== undefined && /^\s*(?:→|->|=>|➡️?|>)\s*$/u.test(line.slice(amount.end, next.amount.start));
    return !amount.isOld && !amount.isNegative && !isReplaced;
  });
}

/** One price for two car types is two rows; one lower bound for two parts is two rows as well. */
function splitTypes(label: Label, amount: Amount): Label[] {
  if (label.carType !== null && !/\d/.test(label.carType)) {
    const types = partsOfList(label.carType, /\s(?:und|and|и|та|і|й|&)\s|,\s/iu);
    if (types.length > 1 && types.every((type) => parseLabel(type).carType !== null))
      return types.map((carType) => ({ ...label, carType }));
  }
  if (label.zone !== null && amount.isFrom) {
    const zones = partsOfList(label.zone, /\s(?:und|and|и|та|і|й)\s/iu);
    const isPlain = zones.every((zone) => {
      const words = markWords(zone);
      return words.length === 1 && words[0]?.kind === 'object';
    });
    if (zones.length === 2 && isPlain) return zones.map((zone) => ({ ...label, zone }));
  }
  return [label];
}

function makeDraft(
  line: string,
  own: Label,
  base: Label | null,
  item: Item,
  amount: Amount,
  head: Item,
  around: Surroundings,
): Draft {
  const whole = base ? merge(base, own) : own;
  const resolved = resolveLabel(whole, around);
  const start = Math.min(head.pre.text.trim() === '' ? amount.start : head.pre.start, amount.start);
  const end = Math.max(amount.end, item.post.text.trim() === '' ? 0 : item.post.end);
  const unit = amount.unit === null || resolved.zone !== null || !isPart(amount.unit) ? null : amount.unit;
  return {
    service: resolved.service ?? resolved.material ?? resolved.carType ?? '',
    zone: resolved.zone ?? unit,
    material: resolved.service === null ? null : resolved.material,
    carType: resolved.carType,
    amount,
    minutes: item.minutes,
    start: start + leadingSpace(line.slice(start, end)),
    end,
    warnings: resolved.service === null ? ['no_service'] : [],
    own,
  };
}

function isPart(unit: string): boolean {
  return markWords(unit)[0]?.kind === 'object';
}

function leadingSpace(text: string): number {
  return text.length - text.replace(new RegExp(`^[\\s,;/|${BLANK}]+`, 'u'), '').length;
}

function spanOf(line: string, head: Item, last: Item): Piece {
  const start = head.pre.start;
  const end = Math.max(last.figure.end, last.post.end);
  return { start, end, text: line.slice(start, end) };
}

function noteSurcharge(
  line: string,
  head: Item,
  label: Label,
  reading: LineReading,
  rowsBefore: number,
  context: Context,
): void {
  const figure = head.figure;
  const span = spanOf(line, head, head);
  const inLine = reading.drafts.length > 0;
  reading.surcharges.push({
    label,
    name: `${head.pre.text} ${head.post.text}`.replaceAll(BLANK, '').trim(),
    change:
      figure.kind === 'factor'
        ? { kind: 'factor', factor: figure.factor }
        : { kind: 'amount', amount: figure },
    firstRow: inLine ? rowsBefore : context.sectionStart,
    endRow: rowsBefore + reading.drafts.length,
    start: span.start,
    end: span.end,
  });
}
