import { findConcepts } from '../../lexicon/find-concepts.ts';
import type { Amount } from '../figures/figure.ts';
import { isEmptyLabel, type Label } from '../labels/label.ts';
import { markWords } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';
import type { Draft } from './draft.ts';
import { isSoldByParts } from './job-kinds.ts';
import { partsOfList } from './order-list.ts';
import { type Resolved, resolveLabel, type Surroundings } from './resolve-label.ts';
import { BLANK, type Item } from './split-items.ts';

/** Makes the row of one price from its own words, the words a list shares, and its headings. */
export function makeDraft(
  line: string,
  own: Label,
  base: Label | null,
  { item, amount, head }: { item: Item; amount: Amount; head: Item },
  around: Surroundings,
): Draft {
  const whole = base ? mergeLabels(base, own) : own;
  const resolved = resolveLabel(whole, around);
  const start = Math.min(head.pre.text.trim() === '' ? amount.start : head.pre.start, amount.start);
  const end = Math.max(amount.end, item.post.text.trim() === '' ? 0 : item.post.end);
  const unit = resolved.zone === null && isPart(amount.unit, resolved.service) ? amount.unit : null;
  return {
    service: resolved.service ?? resolved.material ?? titleOf(resolved, around) ?? resolved.carType ?? '',
    zone: resolved.zone ?? unit,
    material: resolved.service === null ? null : resolved.material,
    carType: resolved.carType,
    amount,
    minutes: item.minutes,
    start: start + leadingSpace(line.slice(start, end)),
    end,
    warnings: resolved.service === null ? ['no_service'] : [],
    own,
    run: null,
  };
}

/** "Truck wash 24/7" over "Tractor 900": a car alone is priced for what the title says. */
function titleOf({ zone, carType }: Resolved, { context }: Surroundings): string | null {
  return zone === null && carType !== null ? context.title : null;
}

export function mergeLabels(before: Label, after: Label): Label {
  if (isEmptyLabel(after)) return before;
  if (isEmptyLabel(before)) return after;
  const zones = [before.zone, after.service === null || before.service !== null ? after.zone : null];
  return {
    service: before.service ?? after.service,
    zone: zones.filter(Boolean).join(' ') || null,
    material: before.material ?? after.material,
    carType: before.carType ?? after.carType,
    hasAction: before.hasAction || after.hasAction,
    isDimension: before.isDimension && after.isDimension,
  };
}

/** One price for two car types is two rows; one lower bound for two parts is two rows as well. */
export function splitTypes(label: Label, amount: Amount): Label[] {
  if (label.carType !== null) {
    // "4x4s and people carriers" is what one studio calls its largest class; "a 4x4 or a van" are two.
    const marks = /\d/u.test(label.carType) ? EITHER_CAR : CARS_APART;
    const types = partsOfList(label.carType, marks);
    if (types.length > 1 && types.every((type) => parseLabel(type).carType !== null))
      return types.map((carType) => ({ ...label, carType: carType.replace(/^an?\s/iu, '') }));
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

const EITHER_CAR = /\s(?:oder|or|или|або|чи)\s(?![^()]{0,80}\))/iu;
const CARS_APART = /\s(?:und|and|oder|or|и|та|і|й|или|або|чи)\s(?![^()]{0,80}\))|,\s(?![^()]{0,80}\))/iu;

/** "Film removal 25 per window": for a job sold by parts the unit is the part, unless its name says so already. */
function isPart(unit: string | null, service: string | null): boolean {
  const parts = findConcepts(unit ?? '').filter(({ kind }) => kind === 'object');
  const named = new Set(findConcepts(service ?? '').map(({ id }) => id));
  const isSold = isSoldByParts(service ?? '') || parts.some(({ id }) => id === 'piece' || id === 'partial');
  return isSold && parts.length > 0 && !parts.some(({ id }) => named.has(id));
}

const EDGE = new RegExp(`^[\\s,;/|${BLANK}]+`, 'u');

function leadingSpace(text: string): number {
  return text.length - text.replace(EDGE, '').length;
}
