import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { ASKS_SET, PACKAGE_WORD } from '../answers/contents-words.data.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { bundlesOf } from '../order/bundles/find-bundles.ts';
import { linesOfWish } from '../order/lines-of-wish.ts';
import { linesOf } from '../order/list-lines.ts';
import { wishForLine } from '../order/wish-for-line.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';

/** "Isn't there a set that costs less?": what the list sells as a whole with things of the order in it is told with its price. */
export function tellSets(draft: Draft, { text }: Understanding, context: Context): void {
  const { state, acts } = draft;
  if (!ASKS_SET.test(text) || draft.wantsPerson || acts.some(({ key }) => TOLD.has(key))) return;
  const list = linesOf(context.index);
  const wanted = new Set(state.wished.flatMap((one) => [...linesOfWish(one, { state, context, list })]));
  const wholes = [...bundlesOf(list)].filter(
    ([at, { held }]) => !wanted.has(at) && [...held].filter((part) => wanted.has(part)).length > 0,
  );
  // Where none holds anything of it, the packages of the list are what there is.
  const sold = list.lines.filter(({ service }) =>
    splitWords(service).some((word) => PACKAGE_WORD.test(word)),
  );
  const lines = wholes.length > 0 ? wholes.map(([at]) => list.lines[at]) : sold;
  const rows = lines.flatMap((line) => {
    const found = line && narrowWishes({ ...state, wished: [wishForLine(line, list)] }, context)[0]?.found;
    return found?.kind === 'row' && !draft.quoted.includes(found.row) ? [found.row] : [];
  });
  if (rows.length === 0 || rows.length > MOST) return;
  draft.acts = [];
  say(draft, 'pricedBeside', { options: { options: rows, by: 'service' } });
  draft.options = [...draft.options, ...rows];
  const open = acts.filter(({ key }) => !PASSED.has(key));
  draft.acts = [...draft.acts, ...open];
  if (open.length < acts.length)
    draft.effects = draft.effects.filter(
      (effect) => effect.kind !== 'handoff' || effect.reason !== 'question',
    );
}

const MOST = 3;
const TOLD: ReadonlySet<string> = new Set(['packageToo', 'pricedBeside', 'includedAre']);

/** It was passed on to the studio, and is answered now. */
const PASSED: ReadonlySet<string> = new Set(['topicOpen', 'topicOpenAbout', 'stillOpen', 'unknownFact']);
