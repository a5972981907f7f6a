import { type Car, withoutEverydayNames } from '../cars/index.ts';
import type { EngineLanguage } from '../facts.ts';
import { jobsIn, readMessage } from '../prices/index.ts';
import { kindOfConcept } from '../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../prices/match/weigh-concept.ts';
import type { Reading } from '../reading/reading.ts';
import type { Asked } from '../reading/signs/message-signs.ts';
import { splitWords } from '../words/split-words.ts';
import { AND_FIRST, BESIDE, OF_ANOTHER } from './beside-words.data.ts';
import { findAmounts } from './find-amounts.ts';
import { findCars } from './find-cars.ts';
import type { Counted } from './find-count.ts';
import { findIntents } from './find-intents.ts';
import { findTimes, type TimeWords } from './find-times.ts';
import { fullName } from './full-name.ts';
import type { Intent } from './intents.data.ts';
import { INSIDE_AND_OUT, UNWANTED } from './misleading-words.data.ts';
import { nameOfClient } from './name-of-client.ts';
import type { NamedWork } from './named-works.ts';
import { asksToCome, isPoliteTail } from './not-asked.ts';
import { ownCar } from './own-car.ts';
import { plainName } from './plain-name.ts';
import { type CarPart, splitByCar } from './split-by-car.ts';
import { CARD_OR_CASH, type StudioQuestion, type TopicQuestion } from './studio-questions.ts';
import { takeIn } from './take-in.ts';
import { type CarTime, timesByCar } from './times-by-car.ts';
import { withErrands } from './with-errands.ts';
import { withoutOwnTime } from './without-own-time.ts';
import { withoutPickUp } from './without-pick-up.ts';
import { wordsForList } from './words-for-list.ts';

/** What a message says, before it is known what that means for the dialog. */
export type Understanding = {
  text: string;
  /** The text without dates, times and phone numbers, for the price list. */
  rest: string;
  intents: ReadonlySet<Intent>;
  car: Car | null;
  /** All cars, where several are named side by side. */
  cars: readonly Car[];
  /** Several cars, each with the words that are about it alone. */
  byCar: readonly CarPart[];
  /** Words of the message were read as a car's, and not as a name's. */
  isCarNamed: boolean;
  /** The message does something with a job: adds, drops, changes or asks what it costs. */
  isWorkNamed: boolean;
  /** A car that is named comes beside the one talked about so far. */
  isCarBeside: boolean;
  times: TimeWords;
  /** Cars and pieces that are counted. */
  counted: Counted;
  /** Several cars, each with the time it is to come at. */
  carTimes: readonly CarTime[];
  name: string | null;
  phone: string | null;
  email: string | null;
  ordinal: number | null;
  amounts: readonly number[];
  /** Questions to the studio beside prices and times. */
  topics: readonly TopicQuestion[];
  /** A question stood beside the message, and has its answer already. */
  isBesideAnswer?: boolean;
  /** The jobs that are named and wanted, one by one. */
  works: readonly NamedWork[];
  /** Goods are named only in questions to the studio. */
  isGoodsAside: boolean;
  /** Further questions to the studio, which the reply may answer in passing. */
  questions: readonly StudioQuestion[];
  /** What is surely done in this message. */
  acts: ReadonlySet<string>;
  /** Jobs are compared and not all wanted. */
  isEither: boolean;
  /** The words of jobs, parts and films that are only compared. */
  compared: readonly string[];
  /** The client's own words for when, where they were read. */
  timeWords: string | null;
  /** The words of services, parts and films that are not wanted, or not any more. */
  denied: readonly string[];
  /** The car is to be done inside and outside. */
  isInsideOut: boolean;
  /** The whole message as it was read, and the text that its places are of. */
  reading: Reading;
  written: string;
};

export type Circumstances = {
  now: string;
  timezone: string;
  language: EngineLanguage;
  country?: string;
  /** The last question was for the name, so a short answer is one. */
  isNameAsked: boolean;
  /** The last question was for the phone number, so a possible one is meant as such. */
  isPhoneAsked?: boolean;
  /** A booking is being made, so a name may come unasked. */
  isBooking?: boolean;
  /** What was asked last, with the choices shown. */
  asked?: Asked;
};

export function understand(text: string, circumstances: Circumstances): Understanding {
  const { language, country, isNameAsked, isPhoneAsked = false } = circumstances;
  const asked = circumstances.asked ?? { ask: 'none', choices: [], language };
  const { isBooking = false } = circumstances;
  const taken = takeIn(text, { asked, country, isNumberAsked: isNameAsked || isPhoneAsked, isBooking });
  const { email, phone, written, reading, heard, intents } = taken;
  const unphoned = withoutEverydayNames(taken.unphoned);
  // The 7 of a tapped "minivan, 7 seats" is no hour.
  const found = findTimes(
    isTap(text, circumstances) ? '' : withoutPickUp(withErrands(withoutOwnTime(unphoned, written))),
    circumstances,
    intents,
  );
  const times =
    (asked.ask === 'none' && !isBooking && isNoHour(found, intents)) || isOwnPrice(found, unphoned)
      ? withoutHour(found, unphoned)
      : found;
  const name = nameOfClient(unphoned, heard, { ...circumstances, intents, times, written, phone });
  const timeless = isTap(text, circumstances) ? unphoned : times.rest;
  const unnamed = name === null ? timeless : timeless.replace(name, ' ');
  const rest = wordsForList(
    isAside(unnamed, reading, circumstances) ? unnamed.replace(/\p{L}+/gu, ' ') : unnamed,
    times.rest,
  );
  const whole = name === null ? null : fullName(written);
  const isOfCar = heard.carWords !== null && withoutEverydayNames(written).includes(heard.carWords);
  const carWords = whole === null && isOfCar ? withoutName(heard.carWords, name) : null;
  const isTurning = intents.has('instead') || intents.has('no');
  return {
    text,
    rest,
    // "Hannah Price" asks for none.
    intents: whole === null ? intents : new Set([...intents].filter((intent) => intent !== 'price')),
    car:
      whole === null
        ? ownCar(
            rest,
            leftOut(carWords, written, rest) || isDenied(carWords, taken.denied, rest) ? null : carWords,
            intents,
            circumstances.asked?.ask === 'carType',
          )
        : null,
    cars: isTurning ? [] : findCars(rest),
    byCar: splitByCar(rest),
    isCarNamed: isOfCar || heard.acts.has('tell.car'),
    isWorkNamed:
      (intents.has('add') || WORKING.some((act) => heard.acts.has(act))) &&
      jobsIn(readMessage(rest)).length > 0,
    isCarBeside: isCarBeside(written, rest),
    times,
    counted: taken.counted,
    carTimes:
      times.reading === null
        ? []
        : timesByCar(unphoned, (part) => findTimes(part, circumstances, intents).reading),
    name: name === null ? null : plainName(whole ?? name, unphoned),
    isInsideOut: written.search(INSIDE_AND_OUT) >= 0,
    phone: phone?.number ?? null,
    email: email?.address ?? null,
    ordinal: taken.ordinal,
    amounts: findAmounts(times.rest),
    topics: withRuleTopics(heard.topics, intents, text).filter(
      ({ said }) => !isPoliteTail(said) && !asksToCome(said, times.reading !== null),
    ),
    works: [
      ...heard.works.filter(({ named }) => rest.includes(named)),
      ...(unnamed.search(INSIDE_AND_OUT) < 0 ? [] : BOTH_WORKS),
    ],
    isGoodsAside: heard.isGoodsAside,
    questions: heard.questions.filter(({ said }) => !isPoliteTail(said)),
    acts: heard.acts,
    isEither: heard.isEither,
    compared: heard.compared,
    timeWords: heard.timeWords,
    denied: taken.denied,
    reading,
    written,
  };
}

/** What "inside and out" asks for. */
const BOTH_WORKS: readonly NamedWork[] = ['interior cleaning', 'exterior wash'].map((named) => ({
  named,
  said: named,
  isListed: true,
}));

/** "And a hand wash for the X5" joins a job on; "and for an X5?" asks what it would be instead. */
function isCarBeside(text: string, rest: string): boolean {
  const isJoinedOn = AND_FIRST.test(text) && jobsIn(readMessage(rest)).length > 0;
  return isJoinedOn || BESIDE.test(text) || OF_ANOTHER.test(text);
}

/** A word of somebody's name is no car, however it was read. */
function withoutName(carWords: string | null, name: string | null): string | null {
  if (carWords === null || name === null) return carWords;
  const own = new Set(splitWords(name));
  const left = splitWords(carWords).filter((word) => !own.has(word));
  return left.length > 0 ? left.join(' ') : null;
}

/** The car of a thing that is left out is not the one that comes. */
function leftOut(carWords: string | null, text: string, rest: string): boolean {
  return carWords !== null && text.search(UNWANTED) >= 0 && !rest.includes(carWords);
}

/** "Not the Polo but the X5": a car that is denied is not the one that comes. */
function isDenied(carWords: string | null, denied: readonly string[], rest: string): boolean {
  const own = splitWords(carWords ?? '');
  return (
    own.length > 0 &&
    !rest.includes(carWords ?? '') &&
    denied.some((words) => own.every((one) => splitWords(words).includes(one)))
  );
}

/** "Ceramic for one year and for three, how much?": where nobody speaks of coming, a bare figure is no hour. */
function isNoHour({ reading }: TimeWords, intents: ReadonlySet<Intent>): boolean {
  if (!reading?.isBareHour || reading.isDayNamed) return false;
  return ASKED_OF_GOODS.some((intent) => intents.has(intent)) && !intents.has('book') && !intents.has('free');
}

/** "Would you come down to 15?": what is offered for it is no hour. */
function isOwnPrice({ reading }: TimeWords, text: string): boolean {
  if (!reading || reading.isDayNamed) return false;
  const { start, end } = reading.span;
  if (!/^(?:\p{L}+\s)?\d{1,3}$/u.test(text.slice(start, end).trim())) return false;
  const from = Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, start - 1)));
  return findIntents(text.slice(from + 1, end)).has('haggle');
}

const ASKED_OF_GOODS = ['price', 'duration', 'difference', 'cheaper'] as const;

function withoutHour(times: TimeWords, written: string): TimeWords {
  return { ...times, reading: null, further: null, rest: written };
}

/** One of the choices that were shown, and nothing else; times are choices too and stay times. */
function isTap(text: string, { asked }: Circumstances): boolean {
  if (!asked || !GOODS_QUESTIONS.has(asked.ask)) return false;
  const said = splitWords(text).join(' ');
  return asked.choices.some((choice) => splitWords(choice).join(' ') === said);
}

const GOODS_QUESTIONS = new Set(['service', 'zone', 'material', 'carType']);

/**
 * Whoever is asked for a time, a name or a yes and names no goods says nothing of them: "I have no phone at hand" is no
 * hand wash. A job that is surely named counts all the same, and figures stay: a bare "10" is an hour.
 */
function isAside(text: string, { clauses, mentions }: Reading, { asked }: Circumstances): boolean {
  if (!asked || !BOOKING_QUESTIONS.has(asked.ask)) return false;
  if (clauses.some(({ act }) => act === 'tell.car' || act === 'time')) return false;
  const { concepts } = readMessage(text);
  const namesPart = [...concepts].some((id) => kindOfConcept(id) === 'object' && !isWeakConcept(id));
  return (
    !mentions.some(({ role }) => GOODS.has(role)) && !namesPart && jobsIn(readMessage(text)).length === 0
  );
}

const WORKING = ['add', 'drop', 'change', 'want', 'ask.price'];
const BOOKING_QUESTIONS = new Set(['time', 'name', 'phone', 'confirm']);
const GOODS = new Set(['service', 'zone', 'material', 'option', 'car', 'carType', 'problem', 'count']);

/** What the phrase book knows as a question for the owner and the reading did not. */
function withRuleTopics(
  topics: readonly TopicQuestion[],
  intents: ReadonlySet<Intent>,
  said: string,
): readonly TopicQuestion[] {
  if (topics.length > 0) return topics;
  // "What do I pay in total?" asks for the sum and not for how to pay it.
  const isOfSum = intents.has('together') && !CARD_OR_CASH.test(said);
  return RULE_TOPICS.filter((topic) => intents.has(topic) && !(isOfSum && topic === 'payment')).map(
    (topic) => ({
      topic,
      said,
    }),
  );
}

const RULE_TOPICS = ['warranty', 'payment', 'overnight'] as const;
