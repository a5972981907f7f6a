import type { Clause, Mention, Reading, Span } from '../reading/reading.ts';
import { TOPIC_WORDS } from '../reading/signs/topic-words.data.ts';
import { once } from '../words/once.ts';
import { splitWords } from '../words/split-words.ts';
import { MAY_TAKE_OFF, REMINDING, TAKEN_OFF } from './denied-words.data.ts';
import { findIntents } from './find-intents.ts';
import { HISTORY } from './history.data.ts';
import { newPhraseBook } from './phrases.ts';
import { ASKS } from './question-words.data.ts';
import { STUDIO_TOPICS } from './studio-topics.data.ts';

/** A question to the studio that the price list and the calendar don't answer, in the client's words. */
export type TopicQuestion = { topic: string; said: string };

/** A clause by which the studio is surely asked something, and what it is most likely asked. */
export type StudioQuestion = { act: string; said: string };

/** A job that is named and wanted, and the words around it up to the next one. */
export type NamedWork = {
  named: string;
  said: string;
  /** It stands beside another job in a list: "tint and ceramic" are two, "tint with ceramic" is one. */
  isListed: boolean;
};

/** What a reading says to the dialog, and what it leaves to the readers of prices, cars and times. */
export type Heard = {
  /** The text with blanks for clauses that are taken care of and for things that are not wanted. */
  left: string;
  topics: readonly TopicQuestion[];
  /** Questions that are not among the topics: the reply has to answer them in another way. */
  questions: readonly StudioQuestion[];
  works: readonly NamedWork[];
  /** Goods are named in questions to the studio alone: "can the child ride in it after the ozone?" wants none. */
  isGoodsAside: boolean;
  /** Acts that are surely meant. */
  acts: ReadonlySet<string>;
  /** Acts that are meant beyond doubt: enough to answer by them alone. */
  clearActs: ReadonlySet<string>;
  /** The words that name the client's car, or null where the reading saw none. */
  carWords: string | null;
  name: string | null;
  /** Jobs, parts or films stand side by side to be compared and are not all wanted. */
  isEither: boolean;
  /** The words of what is only compared. */
  compared: readonly string[];
  /** One name stands where another was wrong: "not Oleg, Olga". */
  isNameCorrected: boolean;
  /** The client's own words for when. */
  timeWords: string | null;
  /** The words of services, parts and films that are not wanted, or not any more. */
  denied: readonly string[];
};

export function hear(text: string, { clauses, mentions }: Reading): Heard {
  const asked = clauses.filter((clause) => isTopic(clause, text, mentions));
  const idle = clauses.filter((clause) => isIdle(clause, text, mentions));
  const denied = mentions.filter((one) => {
    const clause = clauses[one.clause];
    if (!clause || !isDenied(one, mentions)) return false;
    const around = between(text, clause, one);
    if (REMINDING.test(around) || (MAY_TAKE_OFF.test(around) && TAKEN_OFF.test(one.text))) return false;
    // A word that says so makes up for a clause the reading is not sure of.
    return DENIAL.test(around) || (one.stance === '<' && clause.probability >= SURE);
  });
  const cars = mentions.filter(({ role, stance }) => CARS.has(role) && stance !== '-' && stance !== '<');
  const compared = mentions.filter(({ role, stance }) => role === 'service' && stance === '~');
  return {
    left: blanked(text, [
      ...asked,
      ...idle,
      ...denied,
      ...unfitTimes(clauses, mentions),
      ...pastCars(clauses, cars),
    ]),
    topics: asked.map(({ act, start, end }) => ({
      topic: act.replace(/^ask\./, ''),
      said: text.slice(start, end),
    })),
    questions: clauses
      .filter((clause) => !asked.includes(clause) && isQuestion(clause, text, mentions))
      .map(({ act, probability, start, end }) => {
        const said = text.slice(start, end).trim();
        return { act: probability >= SURE ? act : (borneOutBy(said) ?? 'ask.other'), said };
      }),
    isGoodsAside: isGoodsAside(clauses, mentions),
    works: worksIn(
      text,
      mentions,
      clauses.filter((clause) => !asked.includes(clause) && !idle.includes(clause)),
    ),
    acts: withoutCall(text, actsOf(clauses, SURE)),
    clearActs: actsOf(clauses, CLEAR),
    carWords: carWordsOf(clauses, cars),
    name: nameAmong(mentions),
    isEither: compared.length > 1,
    compared: mentions.flatMap((one) => (COMPARABLE.has(one.role) && one.stance === '~' ? [one.text] : [])),
    timeWords: mentions.find(({ role, stance }) => role === 'time' && stance === '+')?.text ?? null,
    denied: denied.flatMap((one) => (WORK.has(one.role) || one.role === 'option' ? [one.text] : [])),
    isNameCorrected: mentions.some(({ role, stance }) => role === 'name' && stance !== '+'),
  };
}

function actsOf(clauses: readonly Clause[], least: number): Set<string> {
  return new Set(clauses.flatMap(({ act, probability }) => (probability >= least ? [act] : [])));
}

/** "Don't call my husband": whoever wants no call is not called for having said the word. */
function withoutCall(text: string, acts: Set<string>): Set<string> {
  return NO_CALL.test(text) ? acts.difference(new Set(['callback', 'person'])) : acts;
}

/** The words around a mention up to the next marks of its clause. */
function between(text: string, clause: Span, { start, end }: Span): string {
  const before =
    text
      .slice(clause.start, start)
      .split(/[,;.!?]/u)
      .at(-1) ?? '';
  const [behind = ''] = text.slice(end, clause.end).split(/[,;.!?]/u);
  return `${before}${text.slice(start, end)}${behind}`;
}

/** Nothing is left out without a word that says so. */
const DENIAL =
  /(?<!\p{L})(?:no(?!\s(?:the|my|our|i|it|its|that|this)(?!\p{L}))|not|none|nothing|without|skip\p{L}*|drop|leave|forget|remove|except|minus|cancel\p{L}*|nor|never|dont|don['’]t|doesn['’]t|won['’]t|isn['’]t|rather than|nein|nicht|nichts|nix|keine?[nmrs]?|ohne|weg|raus|streich\p{L}*|lass\p{L}*|ausser|außer|statt|ні|не|без|крім|кроме|нема|нет|ніяк\p{L}*|никак\p{L}*|прибер\p{L}*|прибра\p{L}*|убер\p{L}*|убра\p{L}*|викин\p{L}*|выкин\p{L}*|скас\p{L}*|відмін\p{L}*|отмен\p{L}*|замість|вместо)(?!\p{L})/iu;

export const NO_CALL =
  /(?<!\p{L})(?:(?:не (?:\p{L}+ )?(?:дзвон(?:іть|и|ити)|телефонуй(?:те)?|звон(?:ите|и|ить)|зов(?:ите|и)|клич(?:те)?|набирай(?:те)?|перезвани\p{L}*))|(?:don['’]?t|do not|no need to|please not) (?:\p{L}+ )?(?:call|ring|phone|text)|(?:ruf\p{L}*|anruf\p{L}*) (?:\p{L}+ ){0,3}nicht|nicht (?:\p{L}+ ){0,2}anrufen)(?!\p{L})/iu;

const SURE = 0.6;
const CLEAR = 0.85;
const SURER = 0.9;
const SURE_ADVICE = 0.8;
const SURE_TOPIC = 0.8;
const SURER_TOPIC = 0.95;
const GOODS = new Set(['service', 'zone', 'material', 'car', 'carType', 'option']);
const WORK = new Set(['service', 'zone', 'material']);
/** A "mini" among services is no car. */
const COMPARABLE = new Set([...WORK, 'car', 'carType', 'option']);
const CARS = new Set(['car', 'carType']);

/** The words of a topic bear a reading out; without one of them it has to be all the surer. */
function isTopic(
  { act, probability, start, end }: Clause,
  text: string,
  mentions: readonly Mention[],
): boolean {
  if (!STUDIO_TOPICS.has(act) || probability < SURE || cutsMention(start, mentions)) return false;
  const topic = act.replace(/^ask\./, '');
  const said = text.slice(start, end);
  // What was done before is told and not asked.
  if (!said.includes('?') && HISTORY.some((pattern) => said.search(pattern) >= 0)) return false;
  const borneOut = topicBook().find(splitWords(said));
  // Hours, the way and the number have words of their own, and the studio tells them.
  if (
    (VAGUE.has(topic) || !borneOut.has(topic)) &&
    TOLD_BY_STUDIO.some((intent) => findIntents(said).has(intent))
  )
    return false;
  if (topic === 'payment' && !CARD_OR_CASH.test(said) && findIntents(said).has('together')) return false;
  if (topic === 'advice')
    return (
      probability >= SURE_ADVICE &&
      !borneOut.has('either') &&
      !isComparing(start, end, mentions) &&
      (borneOut.has('advice') || !holdsMention({ start, end }, mentions))
    );
  if (topic === 'included') return borneOut.has(topic) && !holdsMention({ start, end }, mentions);
  const isBorneOut = borneOut.has(topic);
  const isAboutJob = mentions.some(
    (one) => WORK.has(one.role) && one.stance === '+' && one.start >= start && one.end <= end,
  );
  const isAsked = probability >= SURE_TOPIC && text.includes('?');
  return isBorneOut || ((isAsked || probability >= SURER_TOPIC) && !OF_TIME.has(topic) && !isAboutJob);
}

/** A border amid a service is none: its clauses are one. */
function cutsMention(start: number, mentions: readonly Mention[]): boolean {
  return mentions.some((one) => one.start < start && start < one.end);
}

/** Words that ask, in a clause of which it is sure that it asks the studio; what names goods or a time asks for these. */
function isQuestion(clause: Clause, text: string, mentions: readonly Mention[]): boolean {
  const { act, asking, start, end, probability } = clause;
  if (asking < SURE_QUESTION || !act.startsWith('ask.') || cutsMention(start, mentions)) return false;
  const said = text.slice(start, end);
  const isOfGoods = mentions.some(
    (one) =>
      one.stance === '+' &&
      (WORK.has(one.role) || one.role === 'time') &&
      one.start >= start &&
      one.end <= end,
  );
  if (isOfGoods && (probability < SURE || act === 'ask.advice' || borneOutBy(said) !== act)) return false;
  return ASKS.test(said) && splitWords(said).filter((word) => !IDLE_WORDS.has(word)).length > 1;
}

/** Words that hang on to a question without asking anything. */
const IDLE_WORDS = new Set(
  'aber oder doch denn dann also or then right ok okay so а але чи або то тоді так ну но или либо тогда да же'.split(
    ' ',
  ),
);

const SURE_QUESTION = 0.7;

/** The one topic whose words stand in a question that may be any of many. */
function borneOutBy(said: string): string | null {
  const topics = [...topicBook().find(splitWords(said))].filter((topic) => STUDIO_TOPICS.has(`ask.${topic}`));
  const [only, ...others] = topics;
  return only !== undefined && others.length === 0 ? `ask.${only}` : null;
}

function isGoodsAside(clauses: readonly Clause[], mentions: readonly Mention[]): boolean {
  const goods = mentions.filter(({ role }) => WORK.has(role));
  return goods.length > 0 && goods.every(({ clause }) => (clauses[clause]?.asking ?? 0) >= SURE_QUESTION);
}

function worksIn(text: string, mentions: readonly Mention[], clauses: readonly Clause[]): NamedWork[] {
  return clauses
    .filter(({ act }) => WISHING.has(act))
    .flatMap((clause) => {
      const named = mentions.filter(
        (one) =>
          one.role === 'service' && one.stance === '+' && one.start >= clause.start && one.end <= clause.end,
      );
      return named.map((one, at) => {
        const before = named[at - 1]?.end ?? clause.start;
        const isListed = LISTED.test(text.slice(before, one.start));
        const from = isListed ? one.start : before;
        return { named: one.text, said: text.slice(from, named[at + 1]?.start ?? clause.end), isListed };
      });
    });
}

const LISTED =
  /^(?:[\s,;+&/]|(?<!\p{L})(?:and|plus|und|sowie|та|і|й|и|also|auch|ще|ещё|еще|a|an|the|eine?|einen|die|das|den|салону?|салона)(?!\p{L}))+$/iu;

const WISHING = new Set(['want', 'ask.price', 'ask.have', 'book', 'add', 'ask.free']);

/** Which of two is better is answered by what the list tells of both. */
function isComparing(start: number, end: number, mentions: readonly Mention[]): boolean {
  const inside = mentions.filter((one) => one.start >= start && one.end <= end && GOODS.has(one.role));
  return inside.length !== 1;
}

/** "How long does it take?" is so near to these that only their own words tell them. */
const OF_TIME = new Set(['lifespan', 'ready']);

export const CARD_OR_CASH =
  /(?<!\p{L})(?:card|cash|transfer|paypal|karte|bar|überweis\p{L}*|карт\p{L}*|готівк\p{L}*|налич\p{L}*|безнал\p{L}*)(?!\p{L})/iu;

/** Topics whose words stand in many other questions. */
const VAGUE = new Set(['brand', 'other', 'process', 'included']);
const TOLD_BY_STUDIO = ['hours', 'address', 'studioPhone'] as const;

const topicBook = once(() => newPhraseBook<string>(Object.entries(TOPIC_WORDS)));

/** What gives way to nothing that was read is kept: better asked about than lost. */
function isDenied({ role, stance }: Mention, mentions: readonly Mention[]): boolean {
  if (!GOODS.has(role)) return false;
  if (stance === '-') return true;
  return stance === '<' && mentions.some((other) => other.role === role && other.stance === '+');
}

function carWordsOf(clauses: readonly Clause[], cars: readonly Mention[]): string | null {
  const past = pastCars(clauses, cars);
  const now = cars.filter((one) => !past.includes(one));
  return now.length === 0 ? null : now.map((one) => one.text).join(' ');
}

/** "You did my Polo in spring, now the Amarok needs a wash": a car of a story is not the one that comes. */
function pastCars(clauses: readonly Clause[], cars: readonly Mention[]): Mention[] {
  const isOfStory = ({ clause }: Mention) => {
    const { act, probability } = clauses[clause] ?? { act: '', probability: 0 };
    return act === 'tell.story' && probability >= SURE;
  };
  const past = cars.filter(isOfStory);
  return past.length < cars.length ? past : [];
}

/** "Wednesday at 8 is too early, and later that day?": a time that does not suit is no wish where another one is named. */
function unfitTimes(clauses: readonly Clause[], mentions: readonly Mention[]): Mention[] {
  const times = mentions.filter(({ role }) => role === 'time');
  const unfit = times.filter(({ clause, stance }) => {
    const { act, probability } = clauses[clause] ?? { act: '', probability: 0 };
    // "I forgot that I am at the dentist's on Thursday" tells why, and not when.
    if (act === 'tell.story') return probability >= SURER;
    return stance === '-' && act === 'notime' && probability >= SURE;
  });
  return unfit.length < times.length ? unfit : [];
}

/** The name that is meant; where two are told and neither is marked so, the right one comes last. */
function nameAmong(mentions: readonly Mention[]): string | null {
  const names = mentions.filter(({ role }) => role === 'name');
  const meant = names.find(({ stance }) => stance === '+') ?? (names.length > 1 ? names.at(-1) : undefined);
  return meant?.text ?? null;
}

/** A greeting, or a story that names nothing for the car: no evening is asked for by "Good evening". */
function isIdle(
  { act, probability, start, end }: Clause,
  text: string,
  mentions: readonly Mention[],
): boolean {
  if (act === 'greet' && probability >= SURE)
    return (
      !holdsMention({ start, end }, mentions) &&
      (probability >= SURER || findIntents(text.slice(start, end)).has('greet'))
    );
  if (act !== 'tell.story' || probability < SURER) return false;
  return !holdsMention({ start, end }, mentions);
}

function holdsMention({ start, end }: Span, mentions: readonly Mention[]): boolean {
  return mentions.some((one) => one.start >= start && one.end <= end && one.role !== 'place');
}

function blanked(text: string, spans: readonly Span[]): string {
  let left = text;
  for (const { start, end } of spans)
    left = `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`;
  return left;
}
