import type { Draft } from '../draft.ts';

export type Hearing = {
  /** The reply owes the sentence something. */
  isOwed: (at: number) => boolean;
  /** It tells a yes, a name or a time, from which something follows. */
  isOutcome: (at: number) => boolean;
  take: (text: string) => Draft;
  /** Something was done about the order or the visit. */
  isDone: (draft: Draft) => boolean;
};

/**
 * The sentences a reply does without: left out of the message, they change neither what is said nor what is remembered,
 * or what would follow from them by themselves does not follow. Whoever wrote them was not heard.
 */
export function lostSentences(
  sentences: readonly string[],
  whole: Draft,
  { isOwed, isOutcome, take, isDone }: Hearing,
): ReadonlySet<number> {
  const heard = markOf(whole);
  const isWithout = (left: ReadonlySet<number>) => {
    const rest = sentences.filter((_, at) => !left.has(at)).join(' ');
    return rest !== '' && markOf(take(rest)) === heard;
  };
  const lost = sentences.flatMap((sentence, at) => {
    if (!isOwed(at)) return [];
    return isWithout(new Set([at])) || (isOutcome(at) && isDone(take(sentence))) ? [at] : [];
  });
  const answers = lost.filter((at) => !isOutcome(at));
  // Two that say the same are heard by each other.
  return new Set(answers.length < 2 || isWithout(new Set(answers)) ? lost : lost.filter(isOutcome));
}

/** All that a draft says, does and remembers, without the client's own words. */
function markOf({ acts, choices, effects, state, wantsPerson }: Draft): string {
  return JSON.stringify({ acts, choices, effects, state, wantsPerson }, (key, value) =>
    OWN_WORDS.has(key) ? undefined : value,
  );
}

const OWN_WORDS: ReadonlySet<string> = new Set([
  ...['said', 'summary', 'turns', 'mentioned', 'unclear', 'question'],
]);
