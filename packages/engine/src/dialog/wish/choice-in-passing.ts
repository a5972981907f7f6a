import type { DialogState } from '../../dialog-state.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { narrowWishes } from './narrow-wish.ts';
import type { WishReading } from './read-wish.ts';
import { wholeWish } from './whole-wish.ts';

/**
 * "Only light swirls, single should do. What's the warranty?": the open choice is made in passing, and a question about
 * something else stands beside it. Null where no choice is open, none or several are named, or more is asked for.
 */
export function choiceInPassing(
  message: Understanding,
  state: DialogState,
  context: Context,
): WishReading | null {
  const { kind, service } = state.asked ?? {};
  if ((kind !== 'material' && kind !== 'zone') || !asksBeside(message)) return null;
  const open = narrowWishes(state, context).find(
    ({ wish, found }) =>
      found.kind === 'missing' &&
      found.dimension === kind &&
      (service === undefined || wish.service === service),
  );
  if (open?.found.kind !== 'missing') return null;
  const [chosen, ...others] = open.found.choices.filter((choice, _, all) =>
    isTold(choice, all, message.text),
  );
  if (chosen === undefined || others.length > 0) return null;
  const wished = state.wished.map((one) =>
    one.service === open.wish.service && one[kind] === null ? { ...one, [kind]: chosen, said: '' } : one,
  );
  return { ...wholeWish(wished, state), isAnswer: true };
}

/** What is asked is something the studio tells, and nothing is ordered or priced with it. */
function asksBeside({ text, topics, questions, intents, acts, denied, cars }: Understanding): boolean {
  const isMore = ['add', 'drop', 'change', 'ask.price', 'ask.have', 'ask.advice'].some((act) =>
    acts.has(act),
  );
  const isOther = intents.has('price') || intents.has('difference') || intents.has('cheaper');
  if (!text.includes('?') || isMore || isOther || denied.length > 0 || cars.length > 1) return false;
  return topics.length + questions.length > 0 || intents.has('duration');
}

/** A word of it alone is said where nothing is asked or denied. */
function isTold(choice: string, all: readonly string[], text: string): boolean {
  const foreign = all.filter((other) => other !== choice).flatMap(telling);
  const own = telling(choice).filter((word) => !foreign.some((other) => isSameWord(word, other)));
  return splitSentences(text)
    .filter((sentence) => !sentence.includes('?'))
    .flatMap((sentence) => sentence.split(/[,;–—]/u))
    .some((clause) => {
      const words = splitWords(clause);
      return (
        !NOT.test(clause) &&
        own.some(
          (word) =>
            /^\p{L}{4,}$/u.test(word) &&
            words.some((said) => isSameWord(word, said) || isInflected(word, said)),
        )
      );
    });
}

/** "Легкого" of "легке", "matte" of "matt": the same quality in another case or gender. */
function isInflected(one: string, other: string): boolean {
  const [stem, said] = [one, other].map((word) => word.replace(ENDING, ''));
  return stem !== undefined && stem === said && stem.length >= SHORTEST_STEM;
}

const ENDING =
  /(?:ого|его|ому|ему|ими|ыми|ий|ый|ой|ій|ая|яя|ое|ее|ої|ою|ую|им|ым|их|ых|а|е|у|і|и|en|er|es|em|e)$/u;
const SHORTEST_STEM = 4;

const NOT = /(?<!\p{L})(?:not|no|never|\p{L}+n['’]t|nicht|kein\p{L}*|не|ні|нет|without|ohne|без)(?!\p{L})/iu;
