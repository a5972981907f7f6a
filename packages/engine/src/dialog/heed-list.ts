import { wordsOfCar } from '../cars/index.ts';
import { matchServices, type RowIndex, readMessage } from '../prices/index.ts';
import { holdsTopicWords } from '../understanding/studio-questions.ts';
import type { Understanding } from '../understanding/understand.ts';
import { splitWords } from '../words/split-words.ts';
import type { Context } from './context.ts';

/** "And wax on top, is that possible?" was read as a question to the studio; where the list has it, it asks for that. */
export function heedList(heard: Understanding, wished: readonly string[], { index }: Context): Understanding {
  const message = withoutWordsOfList(heard, index);
  const isOfList = (said: string) => {
    if (holdsTopicWords(said)) return false;
    const { matches } = matchServices(readMessage(said), index);
    const [match] = matches;
    return match?.candidates.every(({ service }) => !wished.includes(service)) ?? false;
  };
  const asked = message.topics.filter(({ said, topic }) => OPEN_TOPICS.has(topic) && isOfList(said));
  if (asked.length === 0) return message;
  return {
    ...message,
    topics: message.topics.filter((topic) => !asked.includes(topic)),
    rest: [message.rest.trim(), ...asked.map(({ said }) => said)].join(' '),
    intents: new Set([...message.intents, 'add' as const]),
  };
}

/** What words of many other questions are read as. */
const OPEN_TOPICS: ReadonlySet<string> = new Set([
  'process',
  'other',
  'included',
  'advice',
  'aftercare',
  'prep',
]);

/** A "м'яке" polish is no Mach-E: where a car was only heard in words of the list, none was named. */
function withoutWordsOfList(message: Understanding, index: RowIndex): Understanding {
  if (message.car === null) return message;
  const words = splitWords(message.rest);
  const ofCar = [...wordsOfCar(words)].flatMap((at) => words[at] ?? []);
  const known = wordsOfVersions(index);
  if (ofCar.length === 0 || !ofCar.every((word) => known.has(word))) return message;
  return { ...message, car: null, cars: [], byCar: [], isCarNamed: false };
}

/** The words by which the list tells parts and films apart. */
function wordsOfVersions(index: RowIndex): ReadonlySet<string> {
  const known = VERSIONS.get(index);
  if (known) return known;
  const names = index.services.flatMap(({ rows }) =>
    rows.flatMap(({ row }) => [row.zone ?? '', row.material ?? '']),
  );
  const words = new Set(names.flatMap(splitWords));
  VERSIONS.set(index, words);
  return words;
}

const VERSIONS = new WeakMap<RowIndex, ReadonlySet<string>>();
