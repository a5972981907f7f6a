import type { RowIndex } from '../../prices/index.ts';
import { findConcepts } from '../../prices/lexicon/find-concepts.ts';
import { telling } from '../../prices/match/name-places.ts';
import { foldText } from '../../words/fold-text.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { toLatinSound } from '../../words/to-latin.ts';

/**
 * "Сколько стоит комфорт?" of a list that sells "Comfort": a name that is said in Cyrillic letters and written in Latin
 * ones is put as the list writes it. Words that mean something of their own stay.
 */
export function spellAsListed(said: string, index: RowIndex): string {
  const sounds = soundsOf(index);
  if (sounds.size === 0) return said;
  return said.replace(CYRILLIC_WORD, (word) => {
    const folded = foldText(word);
    if (isCommonWord(folded) || findConcepts(folded).some(({ id }) => !RANKS.has(id))) return word;
    const sound = toLatinSound(folded);
    for (let cut = 0; cut <= LONGEST_ENDING && sound.length - cut >= SHORTEST; cut++) {
      const listed = sounds.get(sound.slice(0, sound.length - cut));
      if (listed !== undefined) return listed;
    }
    return word;
  });
}

/** "Премиум" is a rank of anything, and a name where a list has it. */
const RANKS: ReadonlySet<string> = new Set(['small', 'large']);

const CYRILLIC_WORD = /\p{Script=Cyrillic}{4,}/gu;
const SHORTEST = 4;
/** "Комфортом", "платинума". */
const LONGEST_ENDING = 2;

/** The Latin words of a list's names by their sound. */
function soundsOf(index: RowIndex): ReadonlyMap<string, string> {
  const known = KNOWN.get(index);
  if (known) return known;
  const names = index.services.flatMap(({ service, rows }) => [
    service,
    ...rows.flatMap(({ row }) => [row.zone ?? '', row.material ?? '']),
  ]);
  const words = names.flatMap(telling).filter((word) => /^[a-z]{4,}$/u.test(word));
  const sounds = new Map(words.map((word) => [toLatinSound(word), word]));
  KNOWN.set(index, sounds);
  return sounds;
}

const KNOWN = new WeakMap<RowIndex, ReadonlyMap<string, string>>();
