import type { Label } from '../labels/label.ts';
import { markWords } from '../labels/mark-words.ts';
import type { Item } from './split-items.ts';

/** "Estate fronts 95, rears 130": the car type that opens a list holds until another one or the list ends. */
export function withLeadCar(
  label: Label,
  { pre }: Item,
  gap: string,
  lead: string | null,
): { label: Label; lead: string | null } {
  const isPart = label.zone !== null && label.isDimension && !label.hasAction;
  if (/[;|]|[.!?]\s/u.test(gap) || !isPart) return { label, lead: opens(label, pre.text) };
  if (label.carType === null && lead !== null) return { label: { ...label, carType: lead }, lead };
  return { label, lead: opens(label, pre.text) };
}

/** The car type of a label that begins with it and goes on with a part. */
function opens({ zone, carType, hasAction }: Label, text: string): string | null {
  const own = text.slice(text.lastIndexOf(':') + 1);
  const first = markWords(own).find(({ kind }) => kind !== 'filler');
  return zone !== null && !hasAction && first && carType?.startsWith(first.text) ? carType : null;
}
