import type { Clause, Mention, Reading, Span } from '../reading/reading.ts';
import { TOPIC_WORDS } from '../reading/signs/topic-words.data.ts';
import { once } from '../words/once.ts';
import { splitWords } from '../words/split-words.ts';
import { newPhraseBook } from './phrases.ts';
import { STUDIO_TOPICS } from './studio-topics.data.ts';

/** A question to the studio that the price list and the calendar don't answer, in the client's words. */
export type TopicQuestion = { topic: string; said: string };

/** What a reading says to the dialog, and what it leaves to the readers of prices, cars and times. */
export type Heard = {
  /** The text with blanks for clauses that are taken care of and for things that are not wanted. */
  left: string;
  topics: readonly TopicQuestion[];
  /** Acts that are surely meant. */
  acts: ReadonlySet<string>;
  /** The words that name the client's car, or null where the reading saw none. */
  carWords: string | null;
  name: string | null;
  /** Jobs, parts or films stand side by side to be compared and are not all wanted. */
  isEither: boolean;
};

export function hear(text: string, { clauses, mentions }: Reading): Heard {
  const asked = clauses.filter((clause) => isTopic(clause, text, mentions));
  const idle = clauses.filter((clause) => isIdle(clause, mentions));
  const denied = mentions.filter(
    (one) => isDenied(one, mentions) && (clauses[one.clause]?.probability ?? 0) >= SURE,
  );
  const cars = mentions.filter(({ role, stance }) => CARS.has(role) && stance !== '-' && stance !== '<');
  const compared = mentions.filter(({ role, stance }) => role === 'service' && stance === '~');
  return {
    left: blanked(text, [...asked, ...idle, ...denied, ...unfitTimes(clauses, mentions)]),
    topics: asked.map(({ act, start, end }) => ({
      topic: act.replace(/^ask\./, ''),
      said: text.slice(start, end),
    })),
    acts: new Set(clauses.flatMap(({ act, probability }) => (probability >= SURE ? [act] : []))),
    carWords: cars.length === 0 ? null : cars.map((one) => one.text).join(' '),
    name: mentions.find(({ role, stance }) => role === 'name' && stance === '+')?.text ?? null,
    isEither: compared.length > 1,
  };
}

const SURE = 0.6;
const SURER = 0.9;
const GOODS = new Set(['service', 'zone', 'material', 'car', 'carType', 'option']);
const WORK = new Set(['service', 'zone', 'material']);
const CARS = new Set(['car', 'carType']);

/** The words of a topic bear a reading out; without one of them it has to be all the surer. */
function isTopic(
  { act, probability, start, end }: Clause,
  text: string,
  mentions: readonly Mention[],
): boolean {
  if (!STUDIO_TOPICS.has(act) || probability < SURE) return false;
  const topic = act.replace(/^ask\./, '');
  const borneOut = topicBook().find(splitWords(text.slice(start, end)));
  if (topic === 'advice')
    return probability >= SURER && !borneOut.has('either') && !isComparing(start, end, mentions);
  if (topic === 'included') return borneOut.has(topic) && !holdsMention({ start, end }, mentions);
  const isBorneOut = borneOut.has(topic);
  const isAboutJob = mentions.some(
    (one) => WORK.has(one.role) && one.stance === '+' && one.start >= start && one.end <= end,
  );
  return isBorneOut || (probability >= SURER && !OF_TIME.has(topic) && !isAboutJob);
}

/** Which of two is better is answered by what the list tells of both. */
function isComparing(start: number, end: number, mentions: readonly Mention[]): boolean {
  const inside = mentions.filter((one) => one.start >= start && one.end <= end && GOODS.has(one.role));
  return inside.length !== 1;
}

/** "How long does it take?" is so near to these that only their own words tell them. */
const OF_TIME = new Set(['lifespan', 'ready']);

const topicBook = once(() => newPhraseBook<string>(Object.entries(TOPIC_WORDS)));

/** What gives way to nothing that was read is kept: better asked about than lost. */
function isDenied({ role, stance }: Mention, mentions: readonly Mention[]): boolean {
  if (!GOODS.has(role)) return false;
  if (stance === '-') return true;
  return stance === '<' && mentions.some((other) => other.role === role && other.stance === '+');
}

/** "Wednesday at 8 is too early, and later that day?": a time that does not suit is no wish where another one is named. */
function unfitTimes(clauses: readonly Clause[], mentions: readonly Mention[]): Mention[] {
  const times = mentions.filter(({ role }) => role === 'time');
  const unfit = times.filter(({ clause, stance }) => {
    const { act, probability } = clauses[clause] ?? { act: '', probability: 0 };
    return stance === '-' && act === 'notime' && probability >= SURE;
  });
  return unfit.length < times.length ? unfit : [];
}

/** A greeting, or a story that names nothing for the car: no evening is asked for by "Good evening". */
function isIdle({ act, probability, start, end }: Clause, mentions: readonly Mention[]): boolean {
  if (act === 'greet' && probability >= SURE) return !holdsMention({ start, end }, mentions);
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
