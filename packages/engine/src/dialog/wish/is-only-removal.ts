import type { Sense } from '../../prices/index.ts';

/** "Take the old tint off the back": the film is what is taken off, and nothing new is wanted unless it is said. */
export function isOnlyRemoval(text: string, { concepts }: Sense): boolean {
  if (!FILMS.some((id) => concepts.has(id))) return false;
  return concepts.has('remove') && (NOTHING_NEW.test(text) || !SOMETHING_NEW.test(text));
}

/** A new film is asked for in so many words. */
export function wantsNewFilm(text: string): boolean {
  return NEW_FILM.test(text) && !NOTHING_NEW.test(text);
}

const FILMS = ['film', 'tint', 'wrap', 'ppf'];

const NOTHING_NEW =
  /(?<!\p{L})(?:no|not|nothing|without|nix|nichts|keine?[nrs]?|ohne|без)\s(?:\p{L}+\s){0,2}(?:new|neue?[nrsm]?|anything|нов\p{L}*)|(?<!\p{L})нов\p{L}*\s(?:\p{L}+\s){0,2}не(?!\p{L})|(?<!\p{L})не\s(?:\p{L}+\s){0,2}нов\p{L}*/iu;

const SOMETHING_NEW =
  /(?<!\p{L})(?:new|anew|again|afresh|afterwards|re-?tint\p{L}*|re-?wrap\p{L}*|then|replace\p{L}*|neue?[nrsm]?|neu|wieder|danach|dann|ersetz\p{L}*|нов\p{L}*|наново|знов\p{L}*|потім|тоді|перетон\p{L}*|перетягн\p{L}*|переклеї\p{L}*|наклеї\p{L}*|заново|снова|потом|затем|затонир\p{L}*|затону\p{L}*|переклеи\p{L}*|наклеи\p{L}*|поклеї\p{L}*|поклеи\p{L}*)(?!\p{L})/iu;

const NEW_FILM =
  /(?<!\p{L})(?:new (?:\p{L}+ ){0,2}(?:film|tint|one|ceramic)|(?:постав\p{L}*|сдела\p{L}*|зроб\p{L}*) (?:\p{L}+ )?(?:керам\p{L}*|нов\p{L}*|обычн\p{L}*|звичайн\p{L}*)|re-?tint\p{L}*|neue? (?:\p{L}+ ){0,2}(?:folie|tönung|drauf)|neu (?:tönen|folieren)|нов\p{L}* (?:\p{L}+ ){0,2}(?:плівк\p{L}*|тонуванн\p{L}*|пл[её]нк\p{L}*|тонировк\p{L}*|звичайн\p{L}*|обычн\p{L}*|керам\p{L}*)|(?:наклеї\p{L}*|наклеи\p{L}*|поклеї\p{L}*|поклеи\p{L}*) нов\p{L}*|перетону\p{L}*|перетонир\p{L}*)(?!\p{L})/iu;
