import { jobsIn, type Sense } from '../prices/index.ts';
import { kindOfConcept } from '../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../prices/match/weigh-concept.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Context } from './context.ts';
import { serviceByOwnWord } from './own-word.ts';

/** No job was named: the one service of the list that has a word of its own in the message, or is for the part named. */
export function soleServiceFor(
  { rest, acts, intents, text }: Understanding,
  sense: Sense,
  { index }: Context,
): string | null {
  const jobs = jobsIn(sense);
  if (jobs.some((id) => !FILMS.has(id))) return null;
  const isWish = WISHES.some((act) => acts.has(act)) || intents.has('price') || intents.has('difference');
  if (!isWish) return null;
  const own = jobs.length === 0 ? serviceByOwnWord(rest, index) : null;
  if (own) return own.service;
  const parts = [...sense.concepts].filter((id) => kindOfConcept(id) === 'object' && !isWeakConcept(id));
  if (parts.length === 0 || NO_PART.test(text)) return null;
  const sold = index.services.filter(({ rows }) =>
    rows.some(({ zone }) => zone !== null && parts.some((id) => zone.concepts.has(id))),
  );
  const [only, ...others] = sold;
  const isFilm = only && [...only.sense.concepts].some((id) => FILMS.has(id));
  return only && others.length === 0 && (jobs.length === 0 || isFilm) ? only.service : null;
}

/** Jobs that put a film on a part: what it is called is the studio's choice. */
const FILMS: ReadonlySet<string> = new Set(['film', 'wrap', 'ppf']);

const WISHES = ['want', 'ask.price', 'ask.have', 'ask.advice', 'ask.difference', 'book'];

/** Damage asks for a repair, which is another job than a film. */
const NO_PART = /scratch|dent|damage|kratz|delle|schaden|подряп|вм.ятин|царап|вмятин|пошкодж|повре/iu;
