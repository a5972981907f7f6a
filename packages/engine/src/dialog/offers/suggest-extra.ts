import type { PriceRow } from '../../facts.ts';
import { UNWANTED } from '../../understanding/misleading-words.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { findExtra } from '../wish/find-extra.ts';
import { wasRefused } from './note-refused.ts';

/** Mentions one more service of the list, once in a dialog and never as a question: a yes must stay the yes to the booking. */
export function suggestExtra(
  draft: Draft,
  rows: readonly PriceRow[],
  message: Understanding,
  context: Context,
): void {
  const { state } = draft;
  const isHesitant = (['cheaper', 'no', 'bye', 'haggle', 'difference'] as const).some((intent) =>
    message.intents.has(intent),
  );
  const isLeavingOut = message.text.search(UNWANTED) >= 0;
  if (state.upsell !== null || isHesitant || isLeavingOut || context.studio.tone === 'SHORT') return;
  const services = context.index.services.filter(({ service }) => !wasRefused(service, state));
  const extra = findExtra(rows, state, { ...context, index: { ...context.index, services } });
  if (!extra) return;
  say(draft, 'extra', { service: words(extra.service) });
  draft.state = { ...state, upsell: { service: extra.service, isOpen: true } };
}
