import type { Inclusion } from '../../facts.ts';
import { readSense } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isSameWord } from '../../words/is-same-word.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { answerWish } from '../wish/answer-wish.ts';
import { readWish, type WishReading } from '../wish/read-wish.ts';
import { putToOwner } from './answer-topics.ts';
import { ASKS_INCLUDED, ASKS_WHAT } from './included-words.data.ts';
import { inclusionsOf } from './inclusions-of.ts';
import { repeatQuestion } from './repeat-question.ts';

/**
 * "What is included?" and "is X included?" from what the owner stated of each service. False where nothing is stated
 * of it; what is stated and does not name the thing asked about is told, and the question goes on to the owner.
 */
export function tellIncluded(draft: Draft, message: Understanding, context: Context): boolean {
  const stated = inclusionsOf(context.studio);
  if (stated.length === 0 || message.times.reading !== null) return false;
  // "Put the ozone on top, if that helps with the smell" asks for no contents.
  const { text, intents } = message;
  const isOrder = !text.includes('?') && !ASKS_WHAT.test(text) && (intents.has('add') || isOrdering(message));
  const isAsked = !isOrder && ASKS_INCLUDED.some((pattern) => pattern.test(message.text));
  if (!isAsked && !mayAskOfItem(message)) return false;
  const named = readWish(message, { ...draft.state, wished: [], asked: null }, context);
  const own = statedOf(stated, named, draft, message);
  if (own.length === 0) return false;
  const isWhole = ASKS_WHAT.test(message.text);
  const found = isWhole && isAsked ? null : findItem(message.text, own, stated);
  // "Do you clean the ceiling too?": what belongs to the job that is wanted anyway is told to belong to it.
  if (!isAsked && !found?.isIn) return false;
  if (found) say(draft, found.isIn ? 'includedYes' : 'includedNo', { items: words(found.item) });
  else for (const one of own) tellAll(draft, one);
  if (!isWhole && !found) {
    if (draft.state.wished.length > 0) return false;
    putToOwner(draft, { topic: `included ${own[0]?.service}`, said: message.text }, { message, context });
  }
  leadOn(draft, { message, context, named });
  return true;
}

/** A question without an order in it. */
function mayAskOfItem({ text, acts, intents }: Understanding): boolean {
  return text.includes('?') && !intents.has('price') && !isOrdering({ acts });
}

function isOrdering({ acts }: Pick<Understanding, 'acts'>): boolean {
  return ORDERING.some((act) => acts.has(act));
}

const ORDERING = ['want', 'add', 'change', 'choose', 'drop', 'book'];

/** Of the service the question names where it asks for the whole, else of what the client wants. */
function statedOf(
  stated: readonly Inclusion[],
  named: WishReading,
  { state }: Draft,
  { text }: Understanding,
): Inclusion[] {
  const wished = state.wished.map(({ service }) => service);
  const asked = [...named.wished, ...named.open].map(({ service }) => service);
  const isNamed = wished.length === 0 || (ASKS_WHAT.test(text) && asked.length > 0);
  const services = isNamed ? asked : wished;
  const own = stated.filter(({ service }) => services.includes(service)).slice(0, MOST_AT_ONCE);
  // "Does the full one include the seats?", asked while another one is wanted.
  const called = stated.filter(({ service }) => isCalled(service, text, stated));
  const others = stated
    .filter((one) => asked.includes(one.service) || called.includes(one))
    .slice(0, MOST_AT_ONCE);
  // Of what is wanted and meant nothing is stated: what holds for another job says nothing of it.
  const isUnstated = (service: string) => stated.every((one) => one.service !== service);
  if (called.length === 0 && wished.some((one) => isUnstated(one) && isCalled(one, text, stated))) return own;
  return findItem(text, own, stated) === null && findItem(text, others, stated) !== null ? others : own;
}

/** "The full one": by a word that no other of them is called by. */
function isCalled(service: string, text: string, stated: readonly Inclusion[]): boolean {
  const said = ownWords(text);
  return ownWords(service).some(
    (word) =>
      said.some((one) => isSameWord(one, word)) &&
      stated.every((other) => other.service === service || !ownWords(other.service).includes(word)),
  );
}

const MOST_AT_ONCE = 3;

function tellAll(draft: Draft, { service, included, excluded }: Inclusion): void {
  if (included.length > 0)
    say(draft, 'includedAre', { service: words(service), items: words(included.join(', ')) });
  if (excluded.length > 0)
    say(draft, 'includedNot', { service: words(service), items: words(excluded.join(', ')) });
}

/** The thing of the lists that the question is about; none where two of them fit it as well. */
export function findItem(
  text: string,
  stated: readonly Inclusion[],
  all: readonly Inclusion[] = stated,
): { item: string; isIn: boolean } | null {
  // "Does the full one include the seats?": the words of jobs name none of their items.
  const about = all.map(({ service }) => service).join(' ');
  const items = stated.flatMap(({ included, excluded }) => [
    ...included.map((item) => ({ item, isIn: true })),
    ...excluded.map((item) => ({ item, isIn: false })),
  ]);
  const scored = items
    .map((one) => ({ ...one, score: likeItem(one.item, text, about) }))
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (!best || (next && next.score === best.score && next.isIn !== best.isIn)) return null;
  return best;
}

const ALIKE = 0.5;

/** How much of an item, or of one of two that are told together, the text speaks of: by its words, or by what they mean in any language. */
function likeItem(item: string, text: string, about: string): number {
  const pieces = item.split(AND).filter((piece) => piece.trim() !== '');
  return Math.max(...[item, ...pieces].map((piece) => likePiece(piece, text, about)));
}

const AND = /\s+(?:and|und|sowie|і|й|та|и|mit|with|з|с)\s+/iu;

function likePiece(piece: string, text: string, about: string): number {
  const [said, named] = [text, about].map(ownWords);
  const holds = (words: readonly string[] | undefined, word: string) =>
    words?.some((one) => isSameWord(one, word)) === true;
  const own = ownWords(piece).filter((word) => !holds(named, word));
  const byWords = own.length === 0 ? 0 : own.filter((word) => holds(said, word)).length / own.length;
  const heard = readSense(text).concepts;
  const service = readSense(about).concepts;
  const meant = [...readSense(piece).concepts].filter((id) => !service.has(id));
  const bySense = meant.length === 0 ? 0 : meant.filter((id) => heard.has(id)).length / meant.length;
  return Math.max(byWords, bySense);
}

function ownWords(text: string): string[] {
  return splitWords(text).filter((word) => word.length >= SHORTEST);
}

const SHORTEST = 3;

/** Whoever asks before wanting anything hears the price too; anybody else is led back to where the talk was. */
function leadOn(
  draft: Draft,
  { message, context, named }: { message: Understanding; context: Context; named: WishReading },
): void {
  if (draft.state.wished.length > 0 || named.wished.length === 0 || named.open.length > 0) {
    repeatQuestion(draft, context);
    return;
  }
  draft.state = { ...draft.state, wished: named.wished, car: message.car ?? draft.state.car };
  const rows = answerWish(draft, message, context, true);
  if (!rows) return;
  say(draft, 'inviteBooking');
  ask(draft, { kind: 'booking', choices: [{ key: 'book' }] });
}
