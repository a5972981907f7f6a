import type { WishedService } from '../../dialog-state.ts';
import { readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { tellUnlisted } from '../answers/tell-unlisted.ts';
import { listed } from '../choice.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, newDraft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { LIST_WORDS, OR } from '../wish/list-words.data.ts';
import { partNamed } from '../wish/zones-apart.ts';

/** "The bonnet, or is there a package for the front?": parts of one job on both sides of an "or" are shown, never summed. */
export function offerEitherPart(
  draft: Draft,
  message: Understanding,
  context: Context,
  wished: readonly WishedService[],
): boolean {
  const [first, ...others] = wished;
  if (!first || others.length === 0 || others.some(({ service }) => service !== first.service)) return false;
  if (message.intents.has('together') || !isOfBothSides(message.rest, first.service, context)) return false;
  const rows = settledRows(
    newDraft({ ...draft.state, car: message.car ?? draft.state.car, wished: [...wished] }),
    context,
  );
  if (!rows || rows.length < 2) return false;
  const open = { service: first.service, zone: null, material: null, said: '' };
  draft.options = rows;
  draft.state = {
    ...draft.state,
    car: message.car ?? draft.state.car,
    wished: [open],
    shownRowIds: rows.map(({ id }) => id),
  };
  tellUnlisted(draft, message, context);
  say(draft, 'options', { service: words(first.service), options: { options: rows, by: 'zone' } });
  say(draft, 'whichZone');
  ask(draft, {
    kind: 'zone',
    choices: listed([...new Set(rows.flatMap(({ zone }) => zone ?? []))]),
    service: first.service,
  });
  return true;
}

/** A part stands behind the "or" that does not stand before it. */
function isOfBothSides(text: string, name: string, { index }: Context): boolean {
  const service = index.services.find((one) => one.service === name);
  const [before, ...behind] = text.split(OR);
  if (!service || before === undefined || behind.length === 0) return false;
  const zonesIn = (said: string) =>
    said.split(LIST_WORDS).flatMap((part) => partNamed(service, readMessage(part)) ?? []);
  const known = zonesIn(before);
  return known.length > 0 && behind.flatMap(zonesIn).some((zone) => !known.includes(zone));
}
