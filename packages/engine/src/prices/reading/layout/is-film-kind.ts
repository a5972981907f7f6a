import { findConcepts } from '../../lexicon/find-concepts.ts';

/** "Ceramic", "Keramikfolie": words that name nothing but a kind of film. */
export function isFilmKind(name: string): boolean {
  return findConcepts(name).every(({ id }) => id === 'ceramic' || id === 'film');
}
