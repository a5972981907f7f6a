import { wordsOfCar } from '../../cars/index.ts';
import { TELLING_WORDS } from '../../language/language-words.data.ts';
import { jobsIn, type Sense } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { foldText } from '../../words/fold-text.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { once } from '../../words/once.ts';
import { splitWords } from '../../words/split-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.data.ts';

/** Whether a question for a price or a booking names a job the list has no words for ("an oil change"). */
export function namesUnknownJob(message: Understanding, sense: Sense): boolean {
  if (jobsIn(sense).length > 0) return true;
  const { intents } = message;
  if (intents.has('services')) return false;
  // What was read as a job is one, though no list of words holds it.
  if (message.works.some(({ named }) => isWorkOfItsOwn(named))) return true;
  if (!intents.has('price') && !intents.has('book') && !intents.has('doYou')) return false;
  if ([...sense.concepts].some((id) => kindOfConcept(id) === 'object' && id !== 'full')) return true;
  const words = splitWords(message.rest);
  const ofCar = wordsOfCar(words);
  return words.some(
    (word, at) =>
      !ofCar.has(at) &&
      word.length >= 4 &&
      !/\d/.test(word) &&
      sense.names.includes(word) &&
      !isEveryday(word),
  );
}

function isWorkOfItsOwn(named: string): boolean {
  const words = splitWords(named);
  const ofCar = wordsOfCar(words);
  return words.some(
    (word, at) => !ofCar.has(at) && word.length >= 5 && !/\d/.test(word) && !isEveryday(word),
  );
}

function isEveryday(word: string): boolean {
  if (everyday().words.has(word) || isCommonWord(word)) return true;
  return everyday().beginnings.some((beginning) => word.startsWith(beginning));
}

const everyday = once(() => {
  const lists = [
    TELLING_WORDS.EN,
    TELLING_WORDS.DE,
    TELLING_WORDS.UA,
    TELLING_WORDS.RU,
    TELLING_WORDS.RU_LATIN,
    TELLING_WORDS.UA_LATIN,
  ];
  const own = foldText(EVERYDAY_WORDS).split(/\s+/);
  return {
    words: new Set([...foldText(lists.join(' ')).split(/\s+/), ...own.filter((word) => !word.endsWith('*'))]),
    beginnings: own.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
});
