import type { WishedService } from '../../dialog-state.ts';
import { readSense } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { wishFor } from './change-wish.ts';

/** "What is in the motorway package?" of a list that sells its film by such names: the job is known by its part. */
export function wishByOwnPart({ rest }: Understanding, { index }: Context): WishedService | null {
  const words = splitWords(rest);
  const isSaid = (name: string) => {
    const own = splitWords(name);
    return (
      own.every((word) => words.some((said) => isSameStem(said, word))) &&
      own.some(isTelling) &&
      !isPart(name)
    );
  };
  const found = index.services.flatMap(({ service, rows }) => {
    const zones = new Set(
      rows.flatMap(({ row }) => (row.zone !== null && isSaid(row.zone) ? [row.zone] : [])),
    );
    return [...zones].map((zone) => ({ ...wishFor(service, rest), zone }));
  });
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}

/** A bonnet is spoken of for many reasons; the name of a package for one. */
function isPart(name: string): boolean {
  return [...readSense(name).concepts].some((id) => kindOfConcept(id) === 'object');
}

function isTelling(word: string): boolean {
  return word.length >= SHORTEST && !isCommonWord(word);
}

const SHORTEST = 4;
