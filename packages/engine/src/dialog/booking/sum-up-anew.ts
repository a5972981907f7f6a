import type { DialogState } from '../../dialog-state.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { keyOfLine } from '../order/list-lines.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { summaryOf } from './summary-of.ts';

/** Whatever changed since the summary is summed up again before anybody says yes to it. */
export function sumUpAnew(draft: Draft, before: DialogState, context: Context): void {
  const { asked, slot } = draft.state;
  const isWaiting = before.asked?.kind === 'confirm' && asked?.kind === 'confirm' && slot !== null;
  if (!isWaiting || orderIn(before) === orderIn(draft.state)) return;
  if (draft.acts.some(({ key }) => key === 'confirm')) return;
  const rows = settledRows(draft, context);
  if (!rows || rows.length === 0) return;
  draft.acts = draft.acts.filter(({ key }) => key !== 'stillConfirm');
  say(draft, 'confirm', summaryOf(draft, rows, slot));
  draft.quoted = [...rows];
}

/** What is wanted, how often and for which car. */
export function orderIn({ wished, car, carType }: DialogState): string {
  const lines = wished.map((one) => [
    keyOfLine(one),
    one.count ?? 1,
    one.car?.make,
    one.car?.model,
    one.carType,
  ]);
  return JSON.stringify([lines, car?.make, car?.model, carType]);
}
