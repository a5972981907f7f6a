import type { WishedService } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { putToOwner } from '../answers/answer-topics.ts';
import { listed } from '../choice.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, newDraft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { OR } from '../wish/list-words.data.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { offerEitherPart } from './offer-either-part.ts';

/** "A polish or a coating?": two jobs to choose from are told apart and never summed. */
export function offerEither(
  draft: Draft,
  message: Understanding,
  context: Context,
  { wished, open, isTouched }: WishReading,
): boolean {
  if (isTouched && open.length === 0 && offerEitherPart(draft, message, context, wished)) return true;
  const [one, other, ...more] = wished;
  const isChoice = isTouched && open.length === 0 && other !== undefined && more.length === 0;
  if (!isChoice || one?.service === other.service || message.intents.has('together')) return false;
  if (!message.isEither && !OR.test(message.rest)) return false;
  const rows = settledRows(newDraft({ ...draft.state, wished: [...wished] }), context);
  const names = wished.map(({ service }) => service);
  if (message.intents.has('difference'))
    putToOwner(draft, { topic: `difference ${names.join()}`, said: message.text }, { message, context });
  if (!rows) return askEither(draft, wished, context);
  draft.options = rows;
  draft.state = { ...draft.state, wished: [], shownRowIds: rows.map(({ id }) => id) };
  say(draft, 'separateServices', { options: { options: rows, by: 'service' } });
  say(draft, 'askWhich', { services: words(names.join(', ')) });
  ask(draft, { kind: 'service', choices: listed(names) });
  return true;
}

/** Where more than the job is open, the job comes first; what each comes in is shown while that is few. */
function askEither(draft: Draft, wished: readonly WishedService[], context: Context): true {
  const names = wished.map(({ service }) => service);
  const rows = narrowWishes({ ...draft.state, wished: [...wished] }, context).flatMap(({ found }) =>
    found.kind === 'row' ? [found.row] : found.rows,
  );
  const isOneType = new Set(rows.flatMap(({ carType }) => carType ?? [])).size <= 1;
  draft.state = { ...draft.state, wished: [], shownRowIds: [] };
  if (isOneType && rows.length <= MOST_ROWS) {
    draft.options = rows;
    draft.state = { ...draft.state, shownRowIds: rows.map(({ id }) => id) };
    say(draft, 'separateServices', { options: { options: rows, by: 'service' } });
  }
  say(draft, 'askWhich', { services: words(names.join(', ')) });
  ask(draft, { kind: 'service', choices: listed(names) });
  return true;
}

const MOST_ROWS = 6;
