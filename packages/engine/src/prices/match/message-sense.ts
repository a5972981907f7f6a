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
  return withFilmTrade(readSenseOfWords(words.filter((_, at) => !ofCar.has(at))));
}

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
