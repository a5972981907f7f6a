import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { type OtherVersion, versionNamed } from './version-named.ts';
import { isWhatIf, putSupposed } from './what-if.ts';

/** "Bit steep. What's the two year one come to instead?": what another version of what stands would make of the order. */
export function versionSupposed(
  message: Understanding,
  state: DialogState,
  context: Context,
): OtherVersion | null {
  const { text, intents, acts, times, cars, denied } = message;
  if (state.wished.length === 0 || state.booked || cars.length > 1 || denied.length > 0) return null;
  if (acts.has('add') || intents.has('book') || times.reading?.isDayNamed) return null;
  const isOther = intents.has('cheaper') || intents.has('instead');
  const isSupposed = (text.includes('?') && isOther) || isWhatIf(message, state);
  return isSupposed ? versionNamed(text, state, context) : null;
}

/** Its own price, and the sum of the order with it beside the one that stands. True when that was told. */
export function supposeVersion(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const other = versionSupposed(message, state, context);
  if (!other) return false;
  const asked = draft.acts.length;
  if (!putSupposed(draft, other.wished, context)) return false;
  const [, stands] = draft.told.slice(-2);
  const before = draft.acts.splice(asked);
  if (other.wished.length > other.rows.length) {
    draft.told.push(...other.rows.map((row) => [row]));
    say(draft, 'pricedBeside', { options: { options: other.rows, by: 'service' } });
  }
  for (const act of before) {
    if (act.key === 'whichSupposed' && stands) say(draft, 'asItStands', { total: { total: stands } });
    draft.acts.push(act);
  }
  return true;
}
