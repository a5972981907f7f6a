import { type IndexedService, jobsIn, type Sense } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { isNameSaid } from '../../prices/match/compare-senses.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { serviceByOwnWord } from './own-word.ts';

/** No job was named: the one service of the list that has a word of its own in the message, or is for the part named. */
export function soleServiceFor(
  { rest, acts, intents, text }: Understanding,
  sense: Sense,
  { index }: Context,
): string | null {
  const jobs = jobsIn(sense);
  // "Sparks have burnt into the bonnet" tells what is wrong with a part, not what the list sells for it.
  if (jobs.length === 0 && acts.has('tell.condition')) return null;
  if (jobs.some((id) => !FILMS.has(id))) return null;
  const offered = index.services.filter((one) => !one.sense.concepts.has('remove'));
  const ofFilm = offered.filter((one) => namesMaterial(sense, one));
  const isWish =
    jobs.length > 0 ||
    WISHES.some((act) => acts.has(act)) ||
    intents.has('price') ||
    intents.has('difference') ||
    ofFilm.length > 0 ||
    offered.some((one) => saysWholeZone(sense, one));
  if (!isWish) return null;
  const own = jobs.length === 0 ? serviceByOwnWord(rest, index) : null;
  if (own) return own.service;
  const parts = [...sense.concepts].filter((id) => kindOfConcept(id) === 'object' && !isWeakConcept(id));
  if (NO_PART.test(text) || (parts.length === 0 && ofFilm.length === 0)) return null;
  const sold = (ofFilm.length > 0 ? ofFilm : offered).filter(
    ({ rows }) =>
      parts.length === 0 ||
      rows.some(({ zone }) => zone !== null && parts.some((id) => zone.concepts.has(id))),
  );
  const [only, ...others] = sold;
  const isFilm = only && [...only.sense.concepts].some((id) => FILMS.has(id));
  return only && others.length === 0 && (jobs.length === 0 || isFilm) ? only.service : null;
}

/** The brand of a film that this service has. */
function namesMaterial(said: Sense, { rows }: IndexedService): boolean {
  return rows.some(({ material }) =>
    material?.names.some((name) => name.length >= SHORTEST_BRAND && isNameSaid(said, name)),
  );
}

const SHORTEST_BRAND = 4;

/** "Rear complete": all that a part of the list is called, which nobody says by the way. */
function saysWholeZone({ concepts, words = [] }: Sense, { rows }: IndexedService): boolean {
  return rows.some(({ zone }) => {
    if (zone === null) return false;
    const name = zone.words ?? [];
    const isLiteral = name.join('').length >= SHORTEST_NAME && name.every((word) => words.includes(word));
    return isLiteral || (zone.concepts.size > 1 && [...zone.concepts].every((id) => concepts.has(id)));
  });
}

const SHORTEST_NAME = 7;

/** Jobs that put a film on a part: what it is called is the studio's choice. */
const FILMS: ReadonlySet<string> = new Set(['film', 'wrap', 'ppf']);

const WISHES = ['change', 'want', 'ask.price', 'ask.have', 'ask.advice', 'ask.difference', 'book'];

/** Damage asks for a repair, which is another job than a film. */
const NO_PART = /scratch|dent|damage|kratz|delle|schaden|подряп|вм.ятин|царап|вмятин|пошкодж|повре/iu;
