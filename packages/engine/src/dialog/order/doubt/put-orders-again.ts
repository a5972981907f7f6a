import type { Understanding } from '../../../understanding/understand.ts';
import { rowsFor } from '../../advise/services-for.ts';
import { listed } from '../../choice.ts';
import type { Context } from '../../context.ts';
import { ask, type Draft, say } from '../../draft.ts';
import { asksForDifference } from '../kept-by-answer.ts';
import { askOrder } from './ask-order.ts';

/** What tells several orders apart is what they are called, what they hold and what they come to: they are put side by side again. */
export function putOrdersAgain(draft: Draft, message: Understanding, context: Context): boolean {
  const { asked } = draft.state;
  if (!asked || !asksForDifference(message, draft.state)) return false;
  if (asked.kind === 'order') return askOrder(draft, asked.orders ?? [], context);
  const services = asked.choices.flatMap(
    (choice) => context.index.services.find(({ service }) => service === choice) ?? [],
  );
  const rows = rowsFor(services, draft, context);
  if (services.length < 2 || rows.length === 0) return false;
  draft.options = rows;
  draft.state = { ...draft.state, shownRowIds: rows.map(({ id }) => id) };
  say(draft, 'separateServices', { options: { options: rows, by: 'service' } });
  say(draft, 'whichMaterial');
  ask(draft, { kind: 'service', choices: listed(services.map(({ service }) => service)) });
  return true;
}
