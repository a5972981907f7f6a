import type { PriceRow } from '../facts.ts';
import type { Understanding } from '../understanding/understand.ts';
import { words } from './act.ts';
import type { Context } from './context.ts';
import { type Draft, say } from './draft.ts';

/** Mentions one more service of the list, once in a dialog and never as a question: a yes must stay the yes to the booking. */
export function suggestExtra(
  draft: Draft,
  rows: readonly PriceRow[],
  message: Understanding,
  { index }: Context,
): void {
  const { state } = draft;
  const isHesitant = (['cheaper', 'no', 'bye', 'haggle', 'difference'] as const).some((intent) =>
    message.intents.has(intent),
  );
  if (state.upsell !== null || isHesitant || rows.length > 1) return;
  const [row] = rows;
  if (!row) return;
  const total = row.price;
  const extras = index.services.filter(
    (service) =>
      service.service !== row.service &&
      service.rows.every(
        (one) => one.row.carType === null && one.row.zone === null && one.row.price <= total * 0.6,
      ),
  );
  const extra = extras[state.turns % Math.max(1, extras.length)];
  if (!extra) return;
  say(draft, 'extra', { service: words(extra.service) });
  draft.state = { ...state, upsell: { service: extra.service, isOpen: true } };
}
