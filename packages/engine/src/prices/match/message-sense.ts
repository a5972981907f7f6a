import { wordsOfCar } from '../../cars/index.ts';
import { remembering } from '../../words/remembering.ts';
import { splitWords } from '../../words/split-words.ts';
import { readSenseOfWords } from './read-sense.ts';
import type { Sense } from './row-index.ts';

/** The meaning of a client's message for the price list. The words of the car are left out: a "Seat" is no seat. */
export function readMessage(text: string): Sense {
  return KNOWN_MESSAGES(text);
}

/** A turn reads the same words for every service it looks at. */
const KNOWN_MESSAGES = remembering(readWords, 200);

function readWords(text: string): Sense {
  const words = splitWords(text.slice(0, 2000));
  const ofCar = wordsOfCar(words);
  const sense = readSenseOfWords(words.filter((_, at) => !ofCar.has(at)));
  return withFilmTrade(withProtection(withTakingOff(sense, text), text));
}

/** "The film has to come off", "Folie runter": a film that is to be taken away. */
function withTakingOff(sense: Sense, text: string): Sense {
  const { concepts } = sense;
  const isFilm = ['film', 'tint', 'wrap', 'ppf'].some((id) => concepts.has(id));
  if (!isFilm || !TAKEN_OFF.test(text)) return sense;
  return { ...sense, concepts: new Set([...concepts, 'remove']) };
}

/** "Keep the stone chips off my bonnet" asks for a film and for no repair. */
function withProtection(sense: Sense, text: string): Sense {
  const { concepts } = sense;
  if (!BODY.some((id) => concepts.has(id)) || !AGAINST_CHIPS.test(text)) return sense;
  const others = [...concepts].filter((id) => id !== 'repair');
  return { ...sense, concepts: new Set([...others, 'ppf']) };
}

const TAKEN_OFF =
  /(?<!\p{L})(?:(?:want|get|take|taken|taking|peel|rip|come|comes|have|strip\p{L}*|scrape) (?:\p{L}+ ){0,4}off|off (?:my|the|of)|runter\p{L}*|(?:he)?runterhol\p{L}*|ab(?:machen|ziehen|lösen|gemacht|gezogen)|muss (?:\p{L}+ )?(?:ab|weg)|зн[іи]м\p{L}*|зняти|здер\p{L}*|сним\p{L}*|снять|сдер\p{L}*|содрать)(?!\p{L})/iu;

const AGAINST_CHIPS =
  /(?<!\p{L})(?:protect\p{L}*|(?:against|from|off) (?:\p{L}+ )?(?:stone ?)?chips?|schützen|schutz|(?:vor|gegen) steinschl\p{L}*|захист\p{L}*|захища\p{L}*|від (?:сколів|каменів|камінців)|защит\p{L}*|защища\p{L}*|от (?:сколов|камней|камушков))(?!\p{L})/iu;

/** "Ceramic film for the rear windows" asks for a tint without saying so. */
function withFilmTrade(said: Sense): Sense {
  const sense = withoutRemoving(said);
  const { concepts } = sense;
  const isTrade = ['tint', 'wrap', 'ppf', 'remove'].some((id) => concepts.has(id));
  const isOfGlass = ['glass', 'rear_window', 'windscreen', 'rear'].some((id) => concepts.has(id));
  const isOfBody = BODY.some((id) => concepts.has(id));
  if (
    !isTrade &&
    concepts.has('film') &&
    isOfBody &&
    !['glass', 'windscreen', 'side'].some((id) => concepts.has(id))
  )
    return { ...sense, concepts: new Set([...concepts, 'ppf']) };
  if (isTrade || !(concepts.has('film') || concepts.has('dark')) || !isOfGlass) return sense;
  return { ...sense, concepts: new Set([...concepts, 'tint']) };
}

/** Parts whose film protects the paint. */
const BODY = ['front', 'hood', 'bumper', 'fender', 'headlights', 'handles', 'sills'];

/** "Убрать запах": a smell that is to be taken away is no cleaning and no film. */
function withoutRemoving(sense: Sense): Sense {
  if (!sense.concepts.has('odor') || sense.concepts.has('interior')) return sense;
  return {
    ...sense,
    concepts: new Set([...sense.concepts].filter((id) => id !== 'clean' && id !== 'remove')),
  };
}
