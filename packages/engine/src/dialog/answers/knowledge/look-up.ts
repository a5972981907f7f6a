import { jobsIn, namedLines, readMessage } from '../../../prices/index.ts';
import { topicPlaces } from '../../../understanding/studio-questions.ts';
import { isCommonWord } from '../../../words/is-common-word.ts';
import { isSameWord } from '../../../words/is-same-word.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Context } from '../../context.ts';
import { isWordOfTalk, wordsOfList } from '../../wish/holds-unplaced.ts';
import { vocabularyOf } from '../../wish/touched-dimensions.ts';
import { type Likely, likelyAnswers } from './best-answers.ts';
import { GOODS, holdsAny } from './goods.ts';
import { type KnownSentence, knownSentences } from './known-sentences.ts';
import { tellingPlaces, tellingTopics } from './telling-topics.ts';
import { NO_COMPANY } from './topic-names.data.ts';

/**
 * What the owner says of a thing somewhere among all answers: "Full wraps need a deposit" stands in the answer on
 * payment. Told where most of what is asked for is named in the sentence; goods alone ask for nothing.
 */
export function lookUp(said: string, context: Context, likely: readonly Likely[]): string | null {
  const possible = new Set(likely.flatMap(({ entry, p }) => (p >= POSSIBLE ? [entry.answer] : [])));
  const words = splitWords(said);
  const asked = words.filter((_, at) => isTelling(words, at, context));
  if (asked.length === 0) return null;
  const all = knownSentences(context.studio.knowledge);
  const told = all.filter(
    (sentence) =>
      possible.has(sentence.answer) &&
      // What answers a question of its own tells of a thing that nothing else is said of.
      (sentence.question === undefined || (ASKS_FOR_THING.test(said) && hasOwn(asked, sentence, all))) &&
      (sentence.topic !== 'business' || isOfBusiness(words, said)) &&
      !isOfOtherGoods(said, sentence.text) &&
      isTold(asked, words, sentence),
  );
  const texts = [...new Set(told.map(({ text }) => text))].slice(0, MOST);
  return texts.length === 0 ? null : texts.join(' ');
}

const MOST = 2;
/** What is held to be less likely than that shares a word with the question by chance. */
const POSSIBLE = 0.05;

/** "Is there a generator?", "have you got a lift?" */
const ASKS_FOR_THING =
  /(?<!\p{L})(?:is there|are there|have you|you have|got|any|gibt(?:['’]?s| es)|habt ihr|haben sie|hättet ihr|є|маєте|чи є|есть|имеется|у вас)(?!\p{L})/iu;

function hasOwn(asked: readonly string[], sentence: KnownSentence, all: readonly KnownSentence[]): boolean {
  const holds = ({ text }: KnownSentence, word: string) =>
    splitWords(text).some((own) => isSameWord(own, word));
  return asked.some(
    (word) => holds(sentence, word) && all.every((one) => one === sentence || !holds(one, word)),
  );
}

/** What is kept for companies is told to whoever asks for one. */
function isOfBusiness(words: readonly string[], said: string): boolean {
  return topicPlaces(words).some(({ name }) => name === 'business') && !NO_COMPANY.test(said);
}

/**
 * A question that names no goods and is answered somewhere in the owner's words, however else it might be read: "and is
 * there a playground?" asks for no free time.
 */
export function answerNamed(said: string, context: Context): string | null {
  if (!said.trim().endsWith('?') || /\d/u.test(said) || tellingTopics(said).size > 0) return null;
  if (jobsIn(readMessage(said)).length > 0 || namedLines(said, context.index).lines.length > 0) return null;
  return lookUp(said, context, likelyAnswers(said, context));
}

/** A word that neither everyday talk nor the list explains, or that names a topic. */
function isTelling(words: readonly string[], at: number, { index }: Context): boolean {
  const word = words[at] ?? '';
  if (tellingPlaces(words).some(({ from, to }) => from <= at && at < to)) return true;
  if (word.length < SHORTEST || /\d/u.test(word) || isCommonWord(word) || isWordOfTalk(word)) return false;
  if (wordsOfList(index).some((own) => isSameWord(own, word))) return false;
  const sense = readMessage(word);
  const listed = vocabularyOf(index.services);
  return jobsIn(sense).length === 0 && ![...sense.concepts].some((id) => listed.has(id));
}

const SHORTEST = 3;

/** Most of what is asked for stands in the sentence, or half beside the thing itself; a name in capitals is asked for alone. */
function isTold(asked: readonly string[], words: readonly string[], { text }: KnownSentence): boolean {
  const said = splitWords(text);
  const names = (text.match(CAPITALS) ?? []).flatMap(splitWords);
  if (asked.some((word) => names.includes(word))) return true;
  const topics = tellingTopics(text);
  const places = tellingPlaces(words);
  const wordsOf = (isMeant: (topic: string) => boolean) =>
    new Set(places.flatMap(({ name, from, to }) => (isMeant(name) ? words.slice(from, to) : [])));
  const ofTopic = wordsOf((topic) => topics.has(topic));
  // "Pay upfront" asks for the deposit, and how it is paid is another matter.
  const ofPayment = ofTopic.size > 0 ? wordsOf((topic) => topic === 'payment') : new Set<string>();
  const isFound = (word: string) => ofTopic.has(word) || said.some((own) => isSameWord(own, word));
  // A word that also means goods asks for what it names, or for nothing.
  const meant = asked.filter(
    (word) => isFound(word) || !(ofPayment.has(word) || readMessage(word).concepts.size > 0),
  );
  const found = meant.filter(isFound);
  if (found.length === 0) return false;
  const isNamed = found.some((word) => !ofTopic.has(word));
  return found.length > meant.length / 2 || (isNamed && found.length === meant.length / 2);
}

/** "ABG", "TÜV", "СБП". */
const CAPITALS = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu;

/** A question about ceramic is not answered by what is said of tints. */
function isOfOtherGoods(said: string, text: string): boolean {
  const [asked, told] = [said, text].map((one) => GOODS.filter((group) => holdsAny(one, group)));
  if (!asked || !told || asked.length === 0 || told.length === 0) return false;
  return !asked.some((group) => told.includes(group));
}
