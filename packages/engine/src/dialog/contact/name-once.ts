import { words } from '../act.ts';
import { summaryOf } from '../booking/summary-of.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';

/**
 * A name that is known is not asked for again: where the reply would, because something else in the message was
 * answered, the booking goes on to its summary.
 */
export function nameOnce(draft: Draft, context: Context): void {
  const { name, phone, slot } = draft.state;
  if (name === null || !slot || !draft.acts.some(({ key }) => ASKING.has(key)) || draft.wantsPerson) return;
  const rows = settledRows(draft, context);
  if (!rows) return;
  draft.acts = draft.acts.filter(({ key }) => !ASKING.has(key) && key !== 'slotKept' && key !== 'slotFree');
  if (phone === null && context.studio.requirePhone) {
    say(draft, 'askPhone', { name: words(name) });
    ask(draft, { kind: 'phone' });
    return;
  }
  say(draft, 'confirm', summaryOf(draft, rows, slot));
  draft.quoted = [...rows];
  ask(draft, { kind: 'confirm', choices: [{ key: 'yes' }, { key: 'otherTime' }] });
}

const ASKING: ReadonlySet<string> = new Set(['askName', 'askNameAndPhone']);
