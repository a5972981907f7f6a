import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import { isSatinAmiss } from './asks-for-satin.ts';
import { compareSenses } from './compare-senses.ts';
import { readMessage } from './message-sense.ts';
import { readSense } from './read-sense.ts';

/**
 * The one choice a short answer means ("the ceramic one"), or null when it means none or several. Of parts and films the
 * plain one is meant by the bare word; of several washes none is.
 */
export function chosenOf(answer: string, choices: readonly string[], isPlainMeant = true): string | null {
  const words = splitWords(answer);
  if (choices.length === 0 || words.length > LONGEST_ANSWER) return null;
  const exact = choices.find((choice) => splitWords(choice).join(' ') === words.join(' '));
  if (exact) return exact;
  const said = readMessage(answer);
  if (isSatinAmiss(said, choices.map(readSense))) return null;
  const scored = choices.map((choice) => ({ choice, ...compareSenses(said, readSense(choice)) }));
  const top = Math.max(...scored.map((one) => one.covered));
  if (top <= 0) return null;
  const best = scored.filter((one) => one.covered === top);
  const least = Math.min(...best.map((one) => one.missing));
  if (!isPlainMeant && best.length > 1) return null;
  const nearest = best.filter((one) => one.missing === least);
  return nearest.length === 1 ? (nearest[0]?.choice ?? null) : null;
}

/** The one choice of which a word of its own stands in a longer text: "yeah, go for the nano, only the front two". */
export function choiceIn(text: string, choices: readonly string[]): string | null {
  const said = splitWords(text);
  const own = (choice: string) =>
    splitWords(choice).filter(
      (word) =>
        word.length >= SHORTEST_WORD &&
        !choices.some((other) => other !== choice && splitWords(other).includes(word)),
    );
  const [only, ...others] = choices.filter((choice) =>
    own(choice).some((word) => said.some((other) => isSameStem(other, word))),
  );
  return only !== undefined && others.length === 0 ? only : null;
}

const SHORTEST_WORD = 4;
const LONGEST_ANSWER = 6;
