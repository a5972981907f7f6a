import type { DialogState } from '../../dialog-state.ts';
import { splitWords } from '../../words/split-words.ts';

/** "Same", "тою ж плівкою", in answer to the question which film: the one that stands already, as if it had been tapped. */
export function sameFilm(text: string, state: DialogState | null): string {
  const { asked, wished } = state ?? { asked: null, wished: [] };
  if (asked?.kind !== 'material' || !SAME.test(text) || text.includes('?')) return text;
  if (splitWords(text).length > LONGEST) return text;
  const films = new Set(wished.flatMap(({ material }) => material ?? []));
  const [film, ...others] = asked.choices.filter((choice) => films.has(choice));
  return film !== undefined && others.length === 0 ? film : text;
}

const LONGEST = 7;

const SAME =
  /(?<!\p{L})(?:same|(?:das|die|der|den)?selben?|gleiche[nrsm]?|auch damit|т(?:а|ою|ієї|ої|у|акою|ака|аку|акий|ака|аким) ж|та сама|(?:так|т)ою самою|т(?:ой|у|а|ем|акой|акую|акая|аким|от) же)(?!\p{L})/iu;
