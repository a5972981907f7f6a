import { isCommonWord } from '../../words/is-common-word.ts';
import { splitWords } from '../../words/split-words.ts';
import { kindOfConcept } from '../lexicon/find-concepts.ts';
import { placesOf, telling } from './name-places.ts';
import type { NamedLine } from './named-lines.ts';
import { readSense } from './read-sense.ts';
import type { IndexedService, RowIndex } from './row-index.ts';

/**
 * "A dent and two rims" of a list that sells its repairs by what is wrong: versions that are said in the list's own words,
 * though what is done is not. A part of the car alone is spoken of for many reasons; two parts of the job that is talked
 * of are wanted, and so is one that is missed or stands in a list of jobs.
 */
export function namedVersions(
  text: string,
  { services }: RowIndex,
  { talkedOf = [], arePartsMeant = false }: { talkedOf?: readonly string[]; arePartsMeant?: boolean } = {},
): NamedLine[] {
  const words = splitWords(text);
  const found = services.map((service) => ({
    service,
    versions: versionsSaid(service, words, arePartsMeant ? SHORT : SHORT + 1),
  }));
  const ofTalk = found.filter(
    ({ service, versions }) => versions.length > 1 && talkedOf.includes(service.service),
  );
  const certain =
    ofTalk.length > 0
      ? ofTalk
      : found.filter(({ versions }) =>
          versions.some(({ name }) => arePartsMeant || !isPart(name) || isLong(name)),
        );
  const [only, ...others] = certain;
  if (!only || others.length > 0) return [];
  return only.versions.map(({ zone, material }) => ({
    service: only.service,
    zone,
    material,
    said: '',
    isSettled: true,
  }));
}

function versionsSaid(service: IndexedService, words: readonly string[], shortest: number): Version[] {
  return versionsOf(service).filter(
    ({ own, letters, isRare }) =>
      letters >= shortest && (shortest === SHORT || isRare) && placesOf(own, words) !== null,
  );
}

type Version = {
  zone: string | null;
  material: string | null;
  name: string;
  /** The words of the name that say something. */
  own: readonly string[];
  letters: number;
  /** Not all of them are everyday words. */
  isRare: boolean;
};

/** Prepared once for each list. */
function versionsOf(service: IndexedService): readonly Version[] {
  const known = VERSIONS.get(service) ?? listVersions(service);
  VERSIONS.set(service, known);
  return known;
}

const VERSIONS = new WeakMap<IndexedService, readonly Version[]>();

function listVersions({ rows }: IndexedService): Version[] {
  const versions = rows.flatMap(({ row: { zone, material } }) => {
    const name = zone === null || material === null ? (zone ?? material) : null;
    if (name === null) return [];
    const own = telling(name);
    const isRare = own.some((word) => !isCommonWord(word));
    return [{ zone, material, name, own, letters: own.join('').length, isRare }];
  });
  return [...new Map(versions.map((one) => [one.name, one])).values()];
}

/** "Door edge guards" is more than a door. */
function isLong(name: string): boolean {
  return telling(name).length > 2;
}

function isPart(name: string): boolean {
  return [...readSense(name).concepts].some((id) => kindOfConcept(id) === 'object');
}

const SHORT = 4;
