import { topicPlaces } from '../../../understanding/studio-questions.ts';
import { splitWords } from '../../../words/split-words.ts';

/** Topics of which a word tells that they are asked about, in whatever question it stands. */
const TELLING: ReadonlySet<string> = new Set(
  'deposit invoice warranty overnight parking voucher transport payment'.split(' '),
);

/** "Is there a deposit?": what is asked about by the words of its own. */
export function tellingTopics(said: string): ReadonlySet<string> {
  return new Set(tellingPlaces(splitWords(said)).map(({ name }) => name));
}

/** Where among the words such a topic is named. */
export function tellingPlaces(words: readonly string[]) {
  return topicPlaces(words).filter(({ name }) => TELLING.has(name));
}
