import { newDraft } from '../../packages/engine/src/dialog/draft.ts';
import { type Heard, signLines } from '../../packages/engine/src/dialog/order/line-signs.ts';
import { standingOf } from '../../packages/engine/src/dialog/order/standing.ts';
import { proposeWish } from '../../packages/engine/src/dialog/wish/propose-wish.ts';
import type { DialogState } from '../../packages/engine/src/dialog-state.ts';
import { hearTurn } from '../../packages/engine/src/hear-turn.ts';
import { takeTurn } from '../../packages/engine/src/turn.ts';
import { type CountExample, countExamplesOf } from './count-examples.ts';
import { believing, forceOrder } from './force-order.ts';
import type { GoldTalk, GoldTurn } from './gold-talk.ts';
import { waysOf } from './run-talk.ts';
import { NOW, studioOfTalk } from './studio-of-talk.ts';

/** One message with its lines, and which of them are wanted after it; null where either may be right. */
export type Example = {
  talk: GoldTalk;
  gold: GoldTurn;
  heard: Heard;
  wanted: (boolean | null)[];
  shown: (boolean | null)[];
  counts: CountExample[];
  weight: number;
};

/** The messages of a talk, each heard after the right order of the one before. */
export function examplesOf(talk: GoldTalk): Example[] {
  const studio = studioOfTalk(talk);
  let state: DialogState | null = null;
  const examples: Example[] = [];
  for (const gold of talk.turns) {
    if (gold.believed && state) state = believing(state, gold.believed, studio);
    if (gold.believed && !state) break;
    const input = { text: gold.say, state, studio, now: NOW };
    const { message, draft, context } = hearTurn(input);
    if (message) {
      const wish = proposeWish(newDraft(draft.state), message, context);
      const heard = signLines(wish, message, { state: draft.state, context });
      const ways = waysOf(gold);
      const shownIds = new Set((gold.show ?? []).flat().map((row) => `row-${row - 1}`));
      const groups = (gold.show ?? []).map((group) => group.map((row) => `row-${row - 1}`));
      const within = (at: number, ids: readonly string[]) =>
        heard.list.lines[at]?.rows.some(({ id }) => ids.includes(id)) === true;
      examples.push({
        talk,
        gold,
        heard,
        wanted: heard.lines.map(({ at }) => {
          // Only which car it is for is open.
          if (groups.some((group) => group.length > 1 && group.every((id) => within(at, [id])))) return true;
          const hits = ways.filter((way) => within(at, way)).length;
          return hits === 0 ? false : hits === ways.length ? true : null;
        }),
        shown: heard.lines.map(({ at }) => within(at, [...shownIds])),
        counts: countExamplesOf(gold, { wish, heard, message, state: draft.state, context }),
        weight: 1,
      });
    }
    const after: DialogState = takeTurn(input).state;
    const forced = forceOrder(after, gold, { studio, before: state });
    if (!forced) break;
    state = forced;
  }
  return examples;
}

/** Talks of the engine's own tests, which say what the rules have to make of them: there the rules are right. */
export function examplesOfTested(talk: GoldTalk): Example[] {
  const studio = studioOfTalk(talk);
  let state: DialogState | null = null;
  return talk.turns.flatMap((gold): Example[] => {
    const input = { text: gold.say, state, studio, now: NOW };
    const { message, draft, context } = hearTurn(input);
    const after: DialogState = takeTurn(input).state;
    state = after;
    if (!message) return [];
    const wish = proposeWish(newDraft(draft.state), message, context);
    const heard = signLines(wish, message, { state: draft.state, context });
    const all = [...after.wished, ...(after.later ?? [])];
    if (all.length === 0 && after.booked) return [];
    if (all.some(({ car }) => car !== undefined)) return [];
    const { settled, open } = standingOf(all, [], { state: after, context, list: heard.list });
    const wanted = heard.lines.map(({ at }) => (settled.has(at) ? true : open.has(at) ? null : false));
    return [{ talk, gold, heard, wanted, shown: wanted.map(() => null), counts: [], weight: OF_TESTED }];
  });
}

/** They are many, of few lists, and nobody but us wrote them. */
const OF_TESTED = 1;
