import { readMessage, readSense } from '../../../prices/index.ts';
import { kindOfConcept } from '../../../prices/lexicon/find-concepts.ts';
import { JOBS_OF_THEIR_OWN } from '../../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import { areVersions } from '../are-versions.ts';
import { bundlesOf } from '../bundles/find-bundles.ts';
import type { JudgedLine } from '../judge-lines.ts';
import type { Heard } from '../line-signs.ts';
import { isWordSaid } from '../match-line.ts';
import { TRADE_JOBS } from '../trade/jobs.data.ts';
import { freePlaces, piecesOf, told } from './said-places.ts';

/** Words of a message that name a job of the list which nothing in the answer speaks of, and the lines they may mean. */
export type LeftJob = {
  lines: readonly number[];
  places: readonly number[];
  /** How likely it is that the likeliest of them is wanted. */
  wanted: number;
};

type Field = {
  heard: Heard;
  message: Understanding;
  judged: readonly JudgedLine[];
  accounted: ReadonlySet<number>;
};

/** The job of which most was said and nothing is answered; null where every word is accounted for. */
export function leftJob(field: Field): LeftJob | null {
  const { heard, judged } = field;
  const free = freePlaces(heard, field.message);
  const pieces = piecesOf(heard);
  const cover = heard.words.words.map((_, place) => coverOf(place, field.accounted, heard));
  const fresh = heard.words.words.map((_, place) => coverOf(place, freshOf(field), heard));
  // What is said in one breath with a job that is answered is about that job.
  const explains = (at: number) =>
    new Set(
      pieces.filter(
        (_, place) => (fresh[place] ?? 0) >= Math.max(EXPLAINED, told(at, place, heard) + SLIGHT),
      ),
    );
  const untold = pieces.filter(
    (piece, at) => pieces.indexOf(piece) === at && isUntold(piece, { pieces, cover, heard }),
  );
  const left = judged.flatMap(({ at, wanted }) => {
    if (!isFree(at, field)) return [];
    const explained = explains(at);
    const likely = field.accounted.size > 0 ? LIKELY : LIKELY_ALONE;
    // "And tidy up inside": all of it tells of this line, and nothing of it of what is answered.
    const whole = untold.filter(
      (piece) =>
        field.accounted.size > 0 && wanted >= POSSIBLE && toldIn(piece, at, { pieces, heard }) >= WHOLLY,
    );
    const places = free.filter(
      (place) =>
        (wanted >= likely && told(at, place, heard) >= TELLING) ||
        (whole.includes(pieces[place] ?? -1) && told(at, place, heard) > 0) ||
        isLeft(
          at,
          place,
          { cover: cover[place] ?? 0, isExplained: explained.has(pieces[place] ?? -1) },
          field,
        ),
    );
    const weight = places.reduce((all, place) => all + told(at, place, heard) - (cover[place] ?? 0) / 2, 0);
    return places.length > 0 ? [{ at, wanted, places, weight }] : [];
  });
  const [best] = left.toSorted((one, other) => other.weight - one.weight || other.wanted - one.wanted);
  if (!best) return null;
  const alike = left.filter(
    (one) => one.weight >= best.weight * ALIKE && one.places.some((place) => best.places.includes(place)),
  );
  const ranked = alike.toSorted((one, other) => other.wanted - one.wanted);
  const [likeliest, next] = ranked;
  const isClear = likeliest && likeliest.wanted >= CLEAR && likeliest.wanted >= (next?.wanted ?? 0) * CLEARLY;
  const lines = isClear
    ? [likeliest.at]
    : withoutOtherParts(
        alike.map(({ at }) => at),
        field,
      );
  return { lines, places: best.places, wanted: likeliest?.wanted ?? 0 };
}

type Pieces = { pieces: readonly number[]; heard: Heard };

/** Something is to be done in this breath, and no word of it is of what is answered. */
function isUntold(piece: number, { pieces, cover, heard }: Pieces & { cover: readonly number[] }): boolean {
  const places = pieces.flatMap((own, place) => (own === piece ? [place] : []));
  return (
    places.every((place) => (cover[place] ?? 0) < SLIGHT) && places.some((place) => isDone(place, heard))
  );
}

function toldIn(piece: number, at: number, { pieces, heard }: Pieces): number {
  return pieces.reduce((all, own, place) => all + (own === piece ? told(at, place, heard) : 0), 0);
}

/** The word names something that is done: to wash, to take off. */
function isDone(place: number, { words: { words, senses } }: Heard): boolean {
  const { concepts } = readMessage(words[place] ?? '');
  const isAction = [...concepts].some((id) => kindOfConcept(id) === 'action');
  return isAction || senses.some(({ id, places }) => DONE.has(id) && places.includes(place));
}

const DONE: ReadonlySet<string> = new Set(['remove', 'clean', 'wash', 'polish', 'tint', 'install']);

/** How much the lines that are accounted for tell of a word. */
function coverOf(place: number, accounted: Iterable<number>, heard: Heard): number {
  return Math.max(0, ...[...accounted].map((at) => told(at, place, heard)));
}

function freshOf({ accounted, heard: { before } }: Field): number[] {
  return [...accounted].filter((at) => !before.settled.has(at));
}

/** It can be meant beside what is accounted for: it is no other version of that, and not held by it. */
function isFree(at: number, { heard: { list, gaps }, accounted }: Field): boolean {
  const line = list.lines[at];
  if (!line || accounted.has(at) || gaps.has(at)) return false;
  const bundles = bundlesOf(list);
  return ![...accounted].some((other) => {
    const one = list.lines[other];
    const isHeld = bundles.get(other)?.held.has(at) || bundles.get(at)?.held.has(other);
    return isHeld || areVersions(line, one);
  });
}

/** The word tells of this line what it tells of no line that is accounted for. */
function isLeft(
  at: number,
  place: number,
  { cover, isExplained }: { cover: number; isExplained: boolean },
  { heard, message, accounted }: Field,
): boolean {
  const weight = told(at, place, heard);
  const word = heard.words.words[place] ?? '';
  const line = heard.list.lines[at];
  if (cover > weight / 2) return false;
  const isJob = heard.words.senses.some(
    ({ id, isHinted, places }) =>
      !isHinted &&
      TRADE_JOBS.has(id) &&
      places.includes(place) &&
      places.every((one) => coverOf(one, accounted, heard) < SLIGHT || !isDone(one, heard)) &&
      line?.senses.some((own) => own.id === id),
  );
  if (isPartOfWanted(at, place, { heard, accounted })) return false;
  // One job that nothing was made of is for others to refuse or to ask about; of two none is lost.
  if (isJob && !isExplained && (accounted.size > 0 || areSeveralJobs(heard))) return true;
  // Another film of what is wanted is no other job.
  const isOfWanted = [...accounted].some((one) => heard.list.lines[one]?.service === line?.service);
  const isOwn = line?.parts.some(
    ({ dimension, words }) =>
      (dimension !== 'material' || !isOfWanted) &&
      words.some((own) => own.weight >= TELLING && isWordSaid(own.word, word)),
  );
  const isFitting = (heard.faced.get(at)?.fit ?? 0) >= FITTING;
  // A part of the car alone, where nothing else was understood, names no job that is done to it.
  if (isOwn && isFitting && !isExplained && weight >= TOLD && accounted.size > 0) return true;
  return cover < SLIGHT && weight >= SAID && !isExplained && isNamedWork(word, message);
}

/** The words name or hint at two jobs of the list, at places of their own. */
function areSeveralJobs({ words: { senses }, list }: Heard): boolean {
  const jobs = senses.filter(({ id }) => TRADE_JOBS.has(id) && list.bySense.has(id));
  return jobs.some(({ places }) =>
    jobs.some((other) => other.places.every((place) => !places.includes(place))),
  );
}

/** "And the front ones too": the word names a part of what is wanted, and is not the name of another job. */
function isPartOfWanted(
  at: number,
  place: number,
  { heard, accounted }: Pick<Field, 'heard' | 'accounted'>,
): boolean {
  const { lines } = heard.list;
  const services = new Set([...accounted].map((one) => lines[one]?.service));
  if (services.has(lines[at]?.service)) return false;
  const word = heard.words.words[place] ?? '';
  const { concepts } = readMessage(word);
  return [...heard.faced.values()].some(
    ({ line }) =>
      services.has(line.service) &&
      line.parts.some(
        ({ dimension, words, concepts: own }) =>
          dimension === 'zone' &&
          (words.some((one) => isWordSaid(one.word, word)) || own.some(({ id }) => concepts.has(id))),
      ),
  );
}

/** The reader heard several jobs, and the word as one of them. */
function isNamedWork(word: string, { works, reading: { mentions } }: Understanding): boolean {
  const own = works.find(({ named }) => splitWords(named).includes(word));
  // What is to be done about something that is wrong is another question.
  const isAgainst = mentions.some(({ role, text }) => role === 'problem' && own?.said.includes(text));
  return works.length > 1 && own !== undefined && !isAgainst;
}

/** Of "a wash" the wash of the engine is not meant, which has a name of its own. */
function withoutOtherParts(places: readonly number[], { heard: { list, words } }: Field): readonly number[] {
  const said = readSense(words.words.join(' ')).concepts;
  const plain = places.filter((at) => {
    const { concepts } = readSense(list.lines[at]?.service ?? '');
    return ![...concepts].some((id) => JOBS_OF_THEIR_OWN.has(id) && !said.has(id));
  });
  return plain.length > 0 ? plain : places;
}

const ALIKE = 0.8;
const TELLING = 0.3;
/** The judgement takes it for wanted, whatever else explains its words. */
const LIKELY = 0.6;
const LIKELY_ALONE = 0.75;
/** Of several that are named alike one is wanted far more likely than the others. */
const CLEAR = 0.15;
const CLEARLY = 3;
const POSSIBLE = 0.1;
const WHOLLY = 0.8;
const EXPLAINED = 0.5;
const FITTING = 0.4;
const TOLD = 0.5;
const SLIGHT = 0.15;
const SAID = 0.2;
