import { EMPTY_LABEL, type Label } from '../labels/label.ts';
import type { Draft } from './draft.ts';

/** The labels earlier in the same line: "rear 1900, front 1000; with ceramic 4200 and 2300". */
export function lineOrder(drafts: readonly Draft[], size: number): readonly Label[] | null {
  // Two car types of one price are two rows and one place in the order.
  const places = [...Map.groupBy(drafts, ({ amount }) => amount.start).values()].flatMap((twins) => {
    const [first] = twins;
    const carType = twins.flatMap((twin) => twin.carType ?? []).join(', ') || null;
    return first ? [{ ...first, carType }] : [];
  });
  return orderAmong(places.slice(-size), size) ?? orderAmong(places.slice(0, size), size);
}

/** What tells these rows apart; what they share is no part of the order. */
function orderAmong(drafts: readonly Draft[], size: number): readonly Label[] | null {
  const differs = (part: 'zone' | 'material' | 'carType') =>
    new Set(drafts.map((draft) => draft[part])).size > 1;
  // A part whose trade nobody named stands in the place of the service.
  const areParts = drafts.every(({ service, zone, own }) => zone === null && own.zone === service);
  const labels = drafts.map(({ service, zone, material, carType }) => ({
    ...EMPTY_LABEL,
    zone: areParts ? service : differs('zone') ? zone : null,
    material: differs('material') ? material : null,
    carType: differs('carType') ? carType : null,
  }));
  const names = new Set(labels.map(({ zone, material, carType }) => `${zone}|${material}|${carType}`));
  return labels.length === size && names.size === size ? labels : null;
}
