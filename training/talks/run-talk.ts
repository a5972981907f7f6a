import { newContext } from '../../packages/engine/src/dialog/context.ts';
import { narrowWishes } from '../../packages/engine/src/dialog/wish/narrow-wish.ts';
import type { DialogState } from '../../packages/engine/src/dialog-state.ts';
import { calendarDouble } from '../../packages/engine/src/eval/calendar-double.ts';
import type { StudioFacts } from '../../packages/engine/src/facts.ts';
import { afterRefusal, takeTurn } from '../../packages/engine/src/index.ts';
import type { GoldTalk, GoldTurn } from './gold-talk.ts';
import { NOW, studioOfTalk } from './studio-of-talk.ts';

/** What became of one message: the order is right, something of it is asked about, something is missing or too much. */
export type Verdict = 'right' | 'asked' | 'missing' | 'extra' | 'both';

export type RunTurn = {
  talk: GoldTalk;
  gold: GoldTurn;
  got: string[];
  verdict: Verdict;
  reply: string;
  before: Verdict;
};

export function runTalk(talk: GoldTalk): RunTurn[] {
  const studio = studioOfTalk(talk);
  const calendar = calendarDouble([]);
  let state: DialogState | null = null;
  let before: Verdict = 'right';
  return talk.turns.map((gold) => {
    let turn = takeTurn({ text: gold.say, state, studio, calendar: calendar.facts(), now: NOW });
    const refused = turn.effects.find((effect) => !calendar.apply(effect));
    if (refused)
      turn = afterRefusal({ state: turn.state, studio, calendar: calendar.facts(), now: NOW, refused });
    state = turn.state;
    const got = orderOf(state, studio);
    const shown = [...state.shownRowIds, ...choicesOf(state, studio)];
    const verdict = judge(gold, got, shown);
    const run = {
      talk,
      gold,
      got,
      verdict,
      before,
      reply: [turn.reply.text, ...(turn.reply.choices ?? [])].join(' / '),
    };
    before = verdict;
    return run;
  });
}

/** The rows a dialog stands at, as often as each is wanted. */
export function orderOf(state: DialogState, studio: StudioFacts): string[] {
  const context = newContext(studio, undefined, NOW);
  const { wished, later = [], booked } = state;
  const all = [...wished, ...later];
  const own = all.length > 0 ? all : (booked?.wished ?? []);
  return narrowWishes({ ...state, wished: own }, context).flatMap(({ rows }) => rows.map(({ id }) => id));
}

function choicesOf({ asked }: DialogState, { rows }: StudioFacts): string[] {
  if (!asked) return [];
  return rows
    .filter(({ service, zone, material, carType }) =>
      [service, zone, material, carType].some((name) => name !== null && asked.choices.includes(name)),
    )
    .map(({ id }) => id);
}

/** Every way in which the gold order may be put: lists of row ids. */
export function waysOf({ order, show = [], either }: GoldTurn): string[][] {
  let ways: string[][] = [[]];
  const idOf = (row: number) => `row-${row - 1}`;
  for (const one of order) {
    const options =
      typeof one === 'number'
        ? [[idOf(one)]]
        : Array.isArray(one)
          ? one.map((row) => [idOf(Number(row))])
          : [counted(one, idOf)];
    ways = ways.flatMap((way) => options.map((option) => [...way, ...option]));
  }
  if (!either) return ways;
  const shown = show.flat().map(idOf);
  const added = [shown, ...shown.map((one) => [one])];
  const plain = ways;
  for (const more of added) {
    ways = [...ways, ...plain.map((way) => [...way, ...more])];
    ways.push(more);
  }
  return ways;
}

function counted(one: string, idOf: (row: number) => string): string[] {
  const [row = '0', times = '1'] = one.split('*');
  return Array<string>(Number(times)).fill(idOf(Number(row)));
}

function judge(gold: GoldTurn, got: readonly string[], shown: readonly string[]): Verdict {
  const ways = waysOf(gold);
  const verdicts = ways.map((way): Verdict => {
    const left = [...got];
    const missing = way.filter((id) => {
      const at = left.indexOf(id);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    if (left.length > 0) return missing.length > 0 ? 'both' : 'extra';
    if (missing.length === 0) return 'right';
    return missing.every((id) => shown.includes(id)) ? 'asked' : 'missing';
  });
  return RANKS.find((rank) => verdicts.includes(rank)) ?? 'both';
}

const RANKS: readonly Verdict[] = ['right', 'asked', 'missing', 'extra', 'both'];
