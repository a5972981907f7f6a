import type { Context } from './dialog/context.ts';
import type { Draft } from './dialog/draft.ts';
import type { DialogState } from './dialog-state.ts';
import type { DiscountRule, Offer } from './prices/index.ts';
import { localDay } from './wording/format-when.ts';

/** The owner's rules with what the talk knows of the visit; nothing where the owner gives nothing off. */
export function offerOf(
  { state, effects }: Pick<Draft, 'state' | 'effects'>,
  context: Pick<Context, 'studio' | 'calendar'>,
): Offer | undefined {
  const booked = effects.find((effect) => effect.kind === 'book');
  return offerAt(state, context, {
    start: booked?.start ?? state.slot?.start ?? null,
    // Whoever changes a booking is still at the visit it was made for.
    isChanging: state.change !== null || effects.some(({ kind }) => kind === 'cancel'),
  });
}

/** The same for a visit at this time; at none while it is open. */
export function offerAt(
  state: DialogState,
  { studio, calendar }: Pick<Context, 'studio' | 'calendar'>,
  { start, isChanging = false }: { start: string | null; isChanging?: boolean },
): Offer | undefined {
  const rules = (studio.discounts ?? []).filter(({ active }) => active);
  if (rules.length === 0) return undefined;
  return {
    rules,
    visit: {
      day: start === null ? null : localDay(start, studio.timezone),
      isFirst: !calendar.hasVisited && (calendar.own.length === 0 || isChanging),
      codes: state.codes ?? [],
      isOneCar: !isOfSeveralCars(state),
    },
  };
}

function isOfSeveralCars({ wished, later = [], fleet }: DialogState): boolean {
  const cars = new Set([...wished, ...later].map(({ car }) => JSON.stringify(car ?? null)));
  return cars.size > 1 || fleet !== undefined;
}

/** The rules a reply speaks of or counts with: its figures are proved from them. */
export function rulesSaid(
  acts: Draft['acts'],
  offer: Offer | undefined,
): { rules: readonly DiscountRule[]; names: string[] } {
  const said = acts.flatMap(({ values = {} }) =>
    Object.values(values).flatMap((value) => ('discounts' in value ? [...value.discounts] : [])),
  );
  return { rules: said, names: [...said, ...(offer?.rules ?? [])].map(({ name }) => name) };
}
