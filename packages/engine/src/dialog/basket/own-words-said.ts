import { wordsOfCar } from '../../cars/index.ts';
import type { DialogState } from '../../dialog-state.ts';
import { type IndexedService, jobsIn, type RowIndex, readMessage } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import { reachOf } from '../../prices/match/service-reach.ts';
import { BODY_PARTS, JOBS_OF_THEIR_OWN } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { withoutComparing } from '../offers/without-comparing.ts';
import { wishFor } from '../wish/change-wish.ts';
import { LIST_WORDS } from '../wish/list-words.data.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { zonesApart } from '../wish/zones-apart.ts';
import { areAlternatives } from './are-alternatives.ts';

/**
 * "Take off the bumpers and the lamps": a word that one service of the list alone has in its name was said, so this
 * service is in the wish, whatever else was understood. Nothing that was said in the list's words is lost in silence.
 */
export function withOwnWords(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const isOfCars = wish.wished.some(({ car }) => car) || message.cars.length > 1;
  const isChoosing = message.isEither || message.intents.has('difference') || wish.open.length > 0;
  if (
    !(wish.isTouched || wish.isNamedAgain) ||
    wish.isLess ||
    wish.takenOut ||
    isOfCars ||
    isChoosing ||
    wish.openLines
  )
    return wish;
  if (wish.wished.length === 0 || message.denied.length > 0 || isTold(message)) return wish;
  const known = new Set([...wish.wished, ...state.wished].map(({ service }) => service));
  const meant = context.index.services.filter(({ service }) => known.has(service));
  const said = withoutComparing(message.rest);
  const isInstead = message.intents.has('instead') || message.intents.has('only');
  const missing = servicesNamed(said, context.index, meant).filter(
    ({ service }) =>
      !known.has(service) && !(isInstead && wish.wished.some((one) => areAlternatives(one.service, service))),
  );
  const added = missing.flatMap(({ service }) => zonesApart(wishFor(service, ''), context));
  const either = added.length > 0 ? [] : servicesSharing(said, context.index, meant);
  if (either.length > 1 && either.every(({ service }) => !known.has(service)))
    return {
      ...wish,
      isTouched: true,
      openLines: [{ services: either.map(({ service }) => service), cars: [] }],
    };
  if (added.length === 0 || added.length > MOST) return wish;
  return { ...wish, wished: [...wish.wished, ...added], isTouched: true, isNamedAgain: false };
}

/** "No, the bumpers and the lamps as well": something of the list that is not in the wish yet. */
export function namesFurther({ rest }: Understanding, { wished }: DialogState, { index }: Context): boolean {
  const meant = index.services.filter(({ service }) => wished.some((one) => one.service === service));
  return servicesNamed(rest, index, meant).some((one) => !meant.includes(one));
}

/** Whoever names more by single words tells of a car rather than of wishes. */
const MOST = 2;

/** What is wrong with the car, or was done to it before, is no wish. */
function isTold({ acts }: Understanding): boolean {
  return acts.has('tell.condition') || acts.has('complaint');
}

/** The services whose own words stand in a text, but for words that belong to what is meant already: its film, its part. */
function servicesNamed(text: string, index: RowIndex, meant: readonly IndexedService[]): IndexedService[] {
  const { own } = wordsOf(index);
  const reach = new Set(meant.flatMap((service) => [...reachOf(service).concepts]));
  const named = [...new Set(text.split(LIST_WORDS))].slice(0, MOST_PIECES).flatMap((piece) => {
    const words = splitWords(piece);
    const ofCar = wordsOfCar(words);
    const found = [...new Set(words.filter((_, at) => !ofCar.has(at)))].flatMap((said) =>
      (own.get(beginning(said)) ?? [])
        .filter(({ word }) => isSameWord(word, said))
        .map(({ service }) => ({ service, said })),
    );
    if (found.length === 0) return [];
    const jobs = jobsIn(readMessage(piece));
    // The bumper of "polish the bumper" is not to be taken off.
    const isOfOtherJob = ({ sense }: IndexedService, word: string) =>
      isThing(word) && jobs.some((id) => !sense.concepts.has(id));
    return found.filter(
      ({ service, said }) =>
        isTelling(said) &&
        ![...readMessage(said).concepts].some((id) => reach.has(id)) &&
        !isOfOtherJob(service, said),
    );
  });
  return [...new Set(named.map(({ service }) => service))];
}

const MOST_PIECES = 24;

function isThing(word: string): boolean {
  return [...readMessage(word).concepts].some((id) => kindOfConcept(id) === 'object');
}

/** A part of the car tells something, however often it is said. */
function isTelling(word: string): boolean {
  const isPart = (id: string) => JOBS_OF_THEIR_OWN.has(id) || BODY_PARTS.has(id);
  return !isCommonWord(word) || [...readMessage(word).concepts].some(isPart);
}

/** "And the badges?" of a list that takes them off and puts them back: the few services that have this word in common. */
function servicesSharing(text: string, index: RowIndex, meant: readonly IndexedService[]): IndexedService[] {
  const { all } = wordsOf(index);
  const words = splitWords(text);
  const ofCar = wordsOfCar(words);
  const said = [...new Set(words.filter((word, at) => word.length > SHORTEST && !ofCar.has(at)))];
  const sets = said.map((word) => ({
    word,
    services: [
      ...new Set(
        (all.get(beginning(word)) ?? [])
          .filter((one) => isSameWord(one.word, word))
          .map(({ service }) => service),
      ),
    ],
  }));
  const shared = sets.find(
    ({ word, services }) =>
      services.length > 1 &&
      services.length <= MOST_EITHER &&
      !isCommonWord(word) &&
      readMessage(word).concepts.size === 0,
  );
  return !shared || shared.services.some((one) => meant.includes(one)) ? [] : shared.services;
}

const MOST_EITHER = 3;
const SHORTEST = 3;

type OwnWord = { word: string; service: IndexedService };

/** The words of a list by their beginnings, which all forms of a word share; worked out once for each list. */
type ListWords = {
  /** Words that stand in the name of one service alone. */
  own: ReadonlyMap<string, readonly OwnWord[]>;
  all: ReadonlyMap<string, readonly OwnWord[]>;
};

function wordsOf(index: RowIndex): ListWords {
  const known = LIST.get(index);
  if (known) return known;
  const named = index.services.flatMap((service) =>
    telling(service.service).flatMap((word) =>
      // What a job is done with, or before, names no service.
      word.length < SHORTEST || /\d/u.test(word) || isBehindPreposition(word, service.service)
        ? []
        : [{ word, service }],
    ),
  );
  const all = Map.groupBy(named, ({ word }) => beginning(word));
  const own = new Map(
    [...all].map(([start, words]) => [
      start,
      words.length > MOST_ALIKE ? [] : words.filter((one) => isOwn(one, words)),
    ]),
  );
  const words = { own, all };
  LIST.set(index, words);
  return words;
}

const LIST = new WeakMap<RowIndex, ListWords>();

/** A list with more words of one beginning repeats them and has no own ones. */
const MOST_ALIKE = 60;

function isOwn({ word, service }: OwnWord, alike: readonly OwnWord[]): boolean {
  return isTelling(word) && !alike.some((other) => other.service !== service && isSameWord(word, other.word));
}

function beginning(word: string): string {
  return word.slice(0, 3);
}

/** The film of "polish before the film" names no service. */
function isBehindPreposition(word: string, name: string): boolean {
  const words = splitWords(name);
  const at = words.indexOf(word);
  return PREPOSITION.test(word) || words.slice(0, at).some((one) => PREPOSITION.test(one));
}

const PREPOSITION =
  /^(?:for|with|without|before|after|under|over|from|of|on|in|incl|fur|mit|ohne|vor|nach|unter|uber|von|auf|bei|inkl|для|з|із|без|під|над|перед|після|від|на|по|с|под|поверх|после|от)$/u;
