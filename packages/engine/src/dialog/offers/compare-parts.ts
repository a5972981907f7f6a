import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { putToOwner } from '../answers/answer-topics.ts';
import { listed } from '../choice.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, newDraft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';

/** "Is the front package better than the two?": another part or film of the same job is only held against the wish. */
export function compareParts(
  draft: Draft,
  message: Understanding,
  context: Context,
  wish: WishReading,
): boolean {
  const { wished, slot } = draft.state;
  if (!message.intents.has('difference') || !wish.isTouched || slot !== null || wished.length === 0)
    return false;
  const [service, ...others] = new Set([...wished, ...wish.wished].map((one) => one.service));
  if (service === undefined || others.length > 0) return false;
  const before = settledRows(draft, context);
  const after = settledRows(newDraft({ ...draft.state, wished: wish.wished }), context);
  const rows = [...(before ?? []), ...(after ?? []).filter((row) => !before?.includes(row))];
  if (!before || !after || rows.length === before.length) return false;
  const isOfZones = new Set(rows.map(({ zone }) => zone)).size > 1;
  const by = isOfZones ? 'zone' : 'material';
  draft.options = rows;
  draft.state = { ...draft.state, shownRowIds: rows.map(({ id }) => id) };
  say(draft, 'options', { service: words(service), options: { options: rows, by } });
  putToOwner(draft, { topic: `difference ${service}`, said: message.text }, { message, context });
  say(draft, isOfZones ? 'whichZone' : 'whichMaterial');
  ask(draft, { kind: by, choices: listed([...new Set(rows.flatMap((row) => row[by] ?? []))]), service });
  return true;
}
