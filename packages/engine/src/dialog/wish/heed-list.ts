import { type Car, wordsOfCar } from '../../cars/index.ts';
import { matchServices, namedLines, type RowIndex, readMessage } from '../../prices/index.ts';
import { findCars } from '../../understanding/find-cars.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import { holdsTopicWords } from '../../understanding/studio-questions.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { toLatinSound } from '../../words/to-latin.ts';
import type { Context } from '../context.ts';
import { spellAsListed } from './spell-as-listed.ts';

/** "And wax on top, is that possible?" was read as a question to the studio; where the list has it, it asks for that. */
export function heedList(heard: Understanding, wished: readonly string[], { index }: Context): Understanding {
  const named = asListed(asNameOfList(heard, index), index);
  const rest = spellAsListed(named.rest, index);
  // What is worked out of a message is kept with it: what is not changed stays the same message.
  const spelled = rest === named.rest ? named : { ...named, rest };
  const message = withoutWordsOfList(spelled, index);
  const isOfList = (said: string) => {
    const named = namedLines(said, index).lines.map(({ service }) => service.service);
    if (named.some((service) => !wished.includes(service))) return true;
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

/**
 * "IR", said to "shall I book it?": words that only this list knows are goods at every step. What agrees, thanks or
 * tells a name is none, though a list may have a wash called "Super".
 */
function asNameOfList(message: Understanding, index: RowIndex): Understanding {
  const { rest, written, acts, name } = message;
  const said = findIntents(written);
  if (/\p{L}/u.test(rest) || name !== null || AGREEING.some((intent) => said.has(intent))) return message;
  const { lines, rest: left } = namedLines(written, index);
  const isAll = splitWords(left).length === 0;
  const isWanted = said.has('add') || WANTING.some((act) => acts.has(act));
  if (lines.length === 0 || !(isAll || isWanted)) return message;
  const intents = new Set([...message.intents].filter((intent) => intent !== 'yes'));
  return { ...message, rest: written, intents };
}

const AGREEING = ['yes', 'ack', 'thanks', 'bye', 'greet'] as const;
const WANTING = ['add', 'want', 'change', 'choose'];

/** "Full (no windshield)" is a part of the list: whoever says its whole name denies nothing in it. */
function asListed(message: Understanding, index: RowIndex): Understanding {
  if (message.denied.length === 0) return message;
  const said = message.written.toLowerCase();
  const names = index.services.flatMap(({ rows }) =>
    rows.flatMap(({ row }) => [row.service, row.zone ?? '', row.material ?? '']),
  );
  const isWithin = (name: string, words: string) =>
    name.toLowerCase().includes(words.toLowerCase().replace(/\)+$/u, ''));
  const whole = names.find(
    (name) =>
      DENYING.test(name) &&
      said.includes(name.toLowerCase()) &&
      message.denied.some((words) => isWithin(name, words)),
  );
  if (whole === undefined) return message;
  const denied = message.denied.filter((words) => !isWithin(whole, words));
  const acts = new Set([...message.acts].filter((act) => denied.length > 0 || act !== 'drop'));
  return { ...message, denied, acts, rest: denied.length > 0 ? message.rest : `${message.rest} ${whole}` };
}

const DENYING = /(?<!\p{L})(?:no|not|non|without|w\/o|ohne|nicht|kein\p{L}*|без|не)(?!\p{L})/iu;

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
  const cars = message.cars.filter((car) => !isWordOfList(car, message.rest, index));
  if (cars.length < message.cars.length && cars[0])
    return { ...message, car: cars.length === 1 ? cars[0] : message.car, cars, byCar: [] };
  const words = splitWords(message.rest);
  const ofCar = [...wordsOfCar(words)].flatMap((at) => words[at] ?? []);
  const known = wordsOfVersions(index);
  // "Spectra" is a film of this list, though a car of that name was built.
  if (message.cars.length > 1) {
    const films = words.filter((word) => word.length > 3 && known.has(toLatinSound(word)));
    const left = findCars(
      films.reduce((rest, word) => rest.replace(new RegExp(word, 'iu'), ' '), message.rest),
    );
    if (left.length < message.cars.length && left[0])
      return { ...message, car: left[0], cars: left, byCar: [] };
  }
  if (ofCar.length === 0 || !ofCar.every((word) => known.has(toLatinSound(word)))) return message;
  return { ...message, car: null, cars: [], byCar: [], isCarNamed: false };
}

/** "Ceramic A1" of a list with a ceramic of that name is no Audi, as long as nobody says so. */
function isWordOfList({ make, model }: Car, rest: string, index: RowIndex): boolean {
  if (model === null || (make !== null && splitWords(rest).includes(make.toLowerCase()))) return false;
  return splitWords(model).every((word) => wordsOfVersions(index).has(toLatinSound(word)));
}

/** The words by which the list tells parts and films apart. */
function wordsOfVersions(index: RowIndex): ReadonlySet<string> {
  const known = VERSIONS.get(index);
  if (known) return known;
  const names = index.services.flatMap(({ rows }) =>
    rows.flatMap(({ row }) => [row.zone ?? '', row.material ?? '']),
  );
  // The "А1" of a list may be typed in either alphabet.
  const words = new Set(names.flatMap(splitWords).map(toLatinSound));
  VERSIONS.set(index, words);
  return words;
}

const VERSIONS = new WeakMap<RowIndex, ReadonlySet<string>>();
