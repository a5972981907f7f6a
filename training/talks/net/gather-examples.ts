import { judges } from '../../../packages/engine/src/dialog/order/judge-lines.ts';
import { examplesOf, examplesOfTested } from '../examples.ts';
import type { GoldTalk } from '../gold-talk.ts';
import { makeTalks } from '../made/make-talks.ts';
import { FREE, LANGUAGES, ORDINARY, TESTED, talksOf, WRITTEN } from '../talks.ts';
import type { NetExample } from './learn-net.ts';
import { netExampleOf } from './net-examples.ts';

/** Talks over one list that are made of phrases: more teach more, and take longer. */
const MADE = 6;

/** All the net learns from, of lists that may be learned from: what people wrote, what is made of phrases, and our own tests. */
export function gatherExamples(
  isOwn: (list: string) => boolean = () => true,
): Record<'said' | 'fresh' | 'made' | 'tested', NetExample[]> {
  judges.now = null;
  const talks = [...LANGUAGES, FREE, ...WRITTEN].flatMap(talksOf).filter(({ list }) => isOwn(list));
  const lists = new Map(talks.map((talk): [string, GoldTalk] => [talk.list, talk]));
  const made = [...lists.values()].flatMap((list, at) => makeTalks(list, MADE, at + 1));
  return {
    said: talks.flatMap((talk) => netExamplesOf(examplesOf(talk))),
    fresh: ORDINARY.flatMap(talksOf)
      .filter(({ list }) => isOwn(list))
      .flatMap((talk) => netExamplesOf(examplesOf(talk))),
    made: made.flatMap((talk) => netExamplesOf(examplesOf(talk))),
    tested: talksOf(TESTED).flatMap((talk) => netExamplesOf(examplesOfTested(talk))),
  };
}

function netExamplesOf(examples: ReturnType<typeof examplesOf>): NetExample[] {
  return examples.flatMap((one) => netExampleOf(one) ?? []);
}
