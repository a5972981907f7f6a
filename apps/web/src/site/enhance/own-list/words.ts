import { fillWords } from '../../fill-words.ts';
import type { LandingWords } from '../../site-words.ts';

export type OwnListWords = LandingWords['ownList']['live'] & {
  talk: LandingWords['ownList']['talk'];
  unreachable: string;
};

/** Written into the page at build time, so that no language but the reader's is fetched. */
export function readWords(place: HTMLElement): OwnListWords {
  return JSON.parse(place.dataset.words ?? '{}');
}

type Plural = { one: string; few: string; many: string; other: string };

/** English and German have two of the four forms; the others repeat them. */
export function countWords(forms: Plural, count: number): string {
  const form = new Intl.PluralRules(document.documentElement.lang).select(count);
  const chosen = form === 'one' || form === 'few' || form === 'many' ? forms[form] : forms.other;
  return fillWords(chosen, { count });
}
