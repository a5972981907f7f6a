import { jobsIn, readMessage } from '../prices/index.ts';
import type { Clause, Mention } from '../reading/reading.ts';
import { TOPIC_WORDS } from '../reading/signs/topic-words.data.ts';
import { once } from '../words/once.ts';
import { splitWords } from '../words/split-words.ts';
import { findIntents } from './find-intents.ts';
import { HISTORY } from './history.data.ts';
import { GOODS, holdsMention, SURE, WORK } from './mentions-in.ts';
import { newPhraseBook } from './phrases.ts';
import { ASKS, TOPIC_FORMS } from './question-words.data.ts';
import { STUDIO_TOPICS } from './studio-topics.data.ts';

/** A question to the studio that the price list and the calendar don't answer, in the client's words. */
export type TopicQuestion = { topic: string; said: string };

/** A clause by which the studio is surely asked something, and what it is most likely asked. */
export type StudioQuestion = {
  act: string;
  said: string;
  /** Words of the topic bear it out; without them the list may be what is asked about. */
  isBorneOut: boolean;
};

const SURE_ADVICE = 0.8;
const SURE_TOPIC = 0.8;
const SURER_TOPIC = 0.95;

/** The words of a topic bear a reading out; without one of them it has to be all the surer. */
export function isTopic(
  { act, probability, start, end }: Clause,
  text: string,
  mentions: readonly Mention[],
): boolean {
  if (!STUDIO_TOPICS.has(act) || probability < SURE || cutsMention(start, mentions)) return false;
  const topic = act.replace(/^ask\./, '');
  const said = text.slice(start, end);
  // "Can you take off the old film first?" asks for a job.
  if (
    asksForJob(said) &&
    !topicBook()
      .find(splitWords(said))
      .has(act.replace(/^ask\./, ''))
  )
    return false;
  // What was done before is told and not asked.
  if (!said.includes('?') && HISTORY.some((pattern) => said.search(pattern) >= 0)) return false;
  const borneOut = topicBook().find(splitWords(said));
  // Hours, the way and the number have words of their own, and the studio tells them.
  if (
    (VAGUE.has(topic) || !borneOut.has(topic)) &&
    TOLD_BY_STUDIO.some((intent) => findIntents(said).has(intent))
  )
    return false;
  if (
    topic === 'payment' &&
    !CARD_OR_CASH.test(said) &&
    (findIntents(said).has('together') || NET.test(said))
  )
    return false;
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

/** The studio is asked to do something it may have a price for. */
function asksForJob(said: string): boolean {
  return CAN_YOU.test(said) && jobsIn(readMessage(said)).length > 0;
}

const CAN_YOU =
  /^[\s,.]*(?:(?:and|also|und|auch|а|і|й|и|ще|ещё|еще|то|dann)\s)*(?:(?:can|could|will|would|do) you(?: guys)?|(?:könnt|macht|würdet|könntet) ihr|(?:können|könnten|machen|würden) sie|(?:можете|зможете|могли б|могли бы|сможете|робите|делаете|зробите|сделаете)(?: (?:ви|вы))?)\s/iu;

/** A border amid a service is none: its clauses are one. */
function cutsMention(start: number, mentions: readonly Mention[]): boolean {
  return mentions.some((one) => one.start < start && start < one.end);
}

/** Words that ask, in a clause of which it is sure that it asks the studio; what names goods or a time asks for these. */
export function isQuestion(clause: Clause, text: string, mentions: readonly Mention[]): boolean {
  const { act, asking, start, end, probability } = clause;
  if (asking < SURE_QUESTION || !act.startsWith('ask.') || cutsMention(start, mentions)) return false;
  const said = text.slice(start, end);
  if (asksForJob(said) && borneOutBy(said) !== act) return false;
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

/** Words of any topic stand in a question. */
export function holdsTopicWords(said: string): boolean {
  return topicBook().find(splitWords(said)).size > 0;
}

function borneOutBy(said: string): string | null {
  const topic = topicIn(said);
  return topic === null ? null : `ask.${topic}`;
}

/** Where among the words of a question a topic is named. */
export function topicPlaces(words: readonly string[]): { name: string; from: number; to: number }[] {
  return [...topicBook().findPlaces(words), ...formBook().findPlaces(words)];
}

/** The one topic whose words stand in a question that may be any of many. */
export function topicIn(said: string): string | null {
  const words = splitWords(said);
  const found = new Set([...topicBook().find(words), ...formBook().find(words)]);
  const topics = [...found].filter((topic) => STUDIO_TOPICS.has(`ask.${topic}`));
  const [only, ...others] = topics;
  return only !== undefined && others.length === 0 ? only : null;
}

/** Goods are named only where the studio is asked something. */
export function isGoodsAside(clauses: readonly Clause[], mentions: readonly Mention[]): boolean {
  const goods = mentions.filter(({ role }) => WORK.has(role));
  return goods.length > 0 && goods.every(({ clause }) => (clauses[clause]?.asking ?? 0) >= SURE_QUESTION);
}

/** What is most likely asked: what was surely read, or the topic whose words it has. */
export function studioQuestion({ act, probability, start, end }: Clause, text: string): StudioQuestion {
  const said = text.slice(start, end).trim();
  const topic = act.replace(/^ask\./, '');
  const isBorneOut = topicBook().find(splitWords(said)).has(topic) || borneOutBy(said) !== null;
  return { act: probability >= SURE ? act : (borneOutBy(said) ?? 'ask.other'), said, isBorneOut };
}

/** Which of two is better is answered by what the list tells of both. */
function isComparing(start: number, end: number, mentions: readonly Mention[]): boolean {
  const inside = mentions.filter((one) => one.start >= start && one.end <= end && GOODS.has(one.role));
  return inside.length !== 1;
}

/** "How long does it take?" is so near to these that only their own words tell them. */
const OF_TIME = new Set(['lifespan', 'ready']);

export const CARD_OR_CASH =
  /(?<!\p{L})(?:card|cash|transfer|paypal|karte|bar|überweis\p{L}*|карт\p{L}*|готівк\p{L}*|налич\p{L}*|безнал\p{L}*)(?!\p{L})/iu;

/** With or without tax. */
const NET = /(?<!\p{L})(?:netto|brutto|mwst|ust|vat|net|пдв|ндс)(?!\p{L})/iu;

/** Topics whose words stand in many other questions. */
const VAGUE = new Set(['brand', 'other', 'process', 'included']);
const TOLD_BY_STUDIO = ['hours', 'address', 'studioPhone'] as const;

/** Forms of a topic's words that the learned weights have not seen. */
const formBook = once(() => newPhraseBook<string>(Object.entries(TOPIC_FORMS)));
const topicBook = once(() => newPhraseBook<string>(Object.entries(TOPIC_WORDS)));
