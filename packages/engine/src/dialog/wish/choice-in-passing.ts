import type { DialogState, WishedService } from '../../dialog-state.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import { ASKS } from '../../understanding/question-words.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { splitWords } from '../../words/split-words.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import type { Context } from '../context.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { narrowWishes } from './narrow-wish.ts';
import type { WishReading } from './read-wish.ts';
import { partsNamed } from './read-wish-answer.ts';
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
  // "The rear and the front sides" are two parts, whichever of them is called by its own word.
  if (kind === 'zone' && partsNamed(message, open.wish.service, context).length > 1) return null;
  // "The bonnet in the one, the bumper in the other": a film that is said of a part is not for all parts.
  const isOpenAlike = (one: WishedService) => one.service === open.wish.service && one[kind] === null;
  if (
    state.wished.filter(isOpenAlike).length > 1 &&
    partsNamed(message, open.wish.service, context).length > 0
  )
    return null;
  const wished = state.wished.map((one) =>
    one.service === open.wish.service && one[kind] === null ? { ...one, [kind]: chosen, said: '' } : one,
  );
  return { ...wholeWish(wished, state), isAnswer: true };
}

/** What is asked is something the studio tells, and nothing is ordered or priced with it. */
function asksBeside(message: Understanding): boolean {
  const { text, topics, questions, acts, denied, cars, isBesideAnswer } = message;
  const asked = splitSentences(text).flatMap((sentence) =>
    sentence.includes('?') ? sentence.split(/[,;–—]/u).slice(-1) : [],
  );
  const isMore = ['add', 'drop', 'change', 'ask.have', 'ask.advice'].some((act) => acts.has(act));
  if (isMore || denied.length > 0 || cars.length > 1) return false;
  if (asked.length === 0) return isBesideAnswer === true;
  // "The plain one" is a choice, and no wish for something cheaper: what is asked stands in the questions.
  const intents = findIntents(asked.join(' '));
  if (intents.has('difference') || intents.has('cheaper')) return false;
  // "What does that make together?" is asked of all that was chosen, and of nothing by its name.
  if (intents.has('price') || intents.has('together')) return !asked.some(namesGoods);
  return topics.length + questions.length > 0 || intents.has('duration');
}

/** A word of it alone is said where nothing is asked or denied. */
function isTold(choice: string, all: readonly string[], text: string): boolean {
  const foreign = all.filter((other) => other !== choice).flatMap(telling);
  const own = telling(choice).filter((word) => !foreign.some((other) => isSameWord(word, other)));
  return toldClauses(text, telling(choice)).some((clause) => {
    const words = splitWords(clause);
    return (
      !NOT.test(clause) &&
      own.some((word) => /^\p{L}{4,}$/u.test(word) && words.some((said) => isWordOf(word, said)))
    );
  });
}

/** What is said outside of questions; "the plain one, how much is it?" begins with its answer. */
function toldClauses(text: string, name: readonly string[]): string[] {
  return splitSentences(text).flatMap((sentence) => {
    const clauses = sentence.split(/[,;–—]/u);
    if (!sentence.includes('?')) return clauses;
    const isBare = (clause: string) =>
      !ASKS.test(clause) &&
      splitWords(clause).every((said) => isCommonWord(said) || name.some((word) => isWordOf(word, said)));
    return clauses.slice(0, -1).filter(isBare);
  });
}

function isWordOf(word: string, said: string): boolean {
  return isSameWord(word, said) || isInflected(word, said);
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
