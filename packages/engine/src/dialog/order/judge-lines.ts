import { type Forest, probability, scoreSigns } from '../../prices/reading/score/trees.ts';
import { unpackForest } from '../../prices/reading/score/unpack.ts';
import { AND_FIRST } from '../../understanding/beside-words.data.ts';
import { IF, IN_PLACE_OF, WOULD } from '../offers/what-if-words.data.ts';
import { COUNTS } from './counts/weights.data.ts';
import type { Heard } from './line-signs.ts';
import { askNet } from './net/ask-net.ts';
import type { Net } from './net/net.ts';
import { netInputOf } from './net/net-input.ts';
import { unpackNet } from './net/unpack-net.ts';
import { NET } from './net/weights.data.ts';
import type { LikelyLine } from './sets/candidate-sets.ts';
import { chooseSet } from './sets/rank-sets.ts';
import { WEIGHTS } from './weights.data.ts';

/**
 * What was learned about lines of a list: whether each is wanted after a message, whether its price is only to be
 * shown, which of them are wanted together, and how often each.
 */
export type LineJudges = {
  wanted: Forest;
  shown: Forest;
  sets: Forest;
  counts: Forest;
  /** Null while it is not learned yet. */
  net: Net | null;
};

/** `npm run train:talks`, `train:counts` and `train:net` write it; training puts others in its place to read lists they have not seen. */
export const judges: { now: LineJudges | null } = {
  now: WEIGHTS &&
    COUNTS && {
      wanted: unpackForest(WEIGHTS.wanted),
      shown: unpackForest(WEIGHTS.shown),
      sets: unpackForest(WEIGHTS.sets),
      counts: unpackForest(COUNTS.counts),
      net: NET && unpackNet(NET.net),
    },
};

export type JudgedLine = { at: number; wanted: number; readonly shown: number };

/** Several ask for the judgement of the same lines: each is judged once, and by what is asked for. */
export function judgeLines(heard: Heard): readonly JudgedLine[] {
  const { now } = judges;
  if (!now) return [];
  const known = KNOWN.get(heard);
  if (known?.by === now) return known.judged;
  const judged = judgeAll(heard, now);
  KNOWN.set(heard, { by: now, judged });
  return judged;
}

const KNOWN = new WeakMap<Heard, { by: LineJudges; judged: readonly JudgedLine[] }>();

/** Trees know the signs of a line best, the net what is done with it in which words: it was taught more, and counts twice. */
function judgeAll(heard: Heard, { wanted, shown, net }: LineJudges): JudgedLine[] {
  const { lines } = heard;
  const isHeard = lines.length > 0 && heard.words.words.length > 0 && !supposes(heard);
  const answers = net && isHeard ? answersOf(net, heard) : null;
  const by = (forest: Forest, line: number, answer: number) => {
    const score = scoreSigns(forest, lines[line]?.signs ?? []);
    const other = answers?.[line * 2 + answer];
    return probability(other === undefined ? score : (score + other) / 2);
  };
  return lines.map(({ at }, line) => {
    let ofShown: number | null = null;
    return {
      at,
      wanted: by(wanted, line, 0),
      get shown() {
        ofShown ??= by(shown, line, 1);
        return ofShown;
      },
    };
  });
}

/** "And if I took the roof too?": the net was taught that nothing is ordered by it, and what it would come to is worked out. */
export function supposes({ before, words }: Heard): boolean {
  const said = words.words.join(' ');
  const isAsked = words.isAsked.includes(true);
  const goesOn = AND_FIRST.test(said);
  const isTurned = IN_PLACE_OF.test(said) || goesOn;
  return (before.settled.size > 0 || goesOn) && (IF.test(said) || WOULD.test(said) || (isAsked && isTurned));
}

function answersOf(net: Net, heard: Heard): Float32Array {
  return askNet(net, netInputOf(heard));
}

/** The lines that are wanted together after a message; null where nothing was learned. */
export function judgeTogether(likely: readonly LikelyLine[], heard: Heard): ReadonlySet<number> | null {
  const { now } = judges;
  return now && chooseSet(now.sets, likely, heard);
}
