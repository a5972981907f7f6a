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
  const sense = readSenseOfWords(words.filter((_, at) => !ofCar.has(at) || isSeat(words, at)));
  const own = withBrokenGlass(withoutPlainCoat(sense), text);
  return withFilmTrade(withProtection(withTakingOff(withCabin(withNewColour(own, text), text), text), text));
}

/** "The back seat of the Polo" is no Seat. */
function isSeat(words: readonly string[], at: number): boolean {
  return words[at] === 'seat' && SEAT_BEFORE.has(words[at - 1] ?? '');
}

const SEAT_BEFORE = new Set('back rear front passenger passengers driver drivers child baby car'.split(' '));

/** "Curry on the seats", "shampoo the carpets": what is dirty inside is cleaned as the cabin is, and not washed. */
function withCabin(sense: Sense, text: string): Sense {
  const { concepts } = sense;
  const isInside = CABIN.some((id) => concepts.has(id)) || (concepts.has('trunk') && !TRUNK_LID.test(text));
  if (!isInside || OTHER_WORK.some((id) => concepts.has(id))) return sense;
  const isCleaned = concepts.has('clean') || concepts.has('wash') || SPILT.test(text);
  if (!isCleaned || (concepts.has('wash') && concepts.has('clean'))) return sense;
  const others = [...concepts].filter((id) => id !== 'wash');
  return { ...sense, concepts: new Set([...others, 'clean', 'interior']) };
}

const CABIN = ['seats', 'floor', 'ceiling', 'dashboard'];
const OTHER_WORK = [
  'repair',
  'restore',
  'replace',
  'wrap',
  'tint',
  'ppf',
  'paint',
  'coat',
  'polish',
  'dent',
  'leather',
];
const TRUNK_LID = /(?<!\p{L})(?:lid|tailgate|heckklappe|крышк\p{L}*|кришк\p{L}*)(?!\p{L})/iu;

/** What lands on seats and carpets and does not belong there. */
const SPILT =
  /(?<!\p{L})(?:spil\p{L}*|dropped|chewing gum|gum|kaugummi\p{L}*|жуйк\p{L}*|жвачк\p{L}*|(?:dog|cat|pet) hairs?|hundehaar\p{L}*|tierhaar\p{L}*|шерст\p{L}*|sand|sandy|mud|muddy|filthy|dirty|versaut\p{L}*|verdreckt\p{L}*|dreckig\p{L}*|schmutzig\p{L}*|schlamm|пісок|піску|песок|песке|брудн\p{L}*|грязн\p{L}*|puked?|vomit\p{L}*|threw up|been sick|mou?ldy?|leaked|ausgelaufen|verschüttet|umgekippt|ausgekippt|gekotzt|erbrochen|übergeben|schimmel\p{L}*|розли\p{L}*|проли\p{L}*|розсипа\p{L}*|знудил\p{L}*|стошнил\p{L}*|вырвало|облева\p{L}*|разли\p{L}*|рассыпа\p{L}*|пліснява|цвіль|плесень|плесени)(?!\p{L})/iu;

/** A stone that hit the windscreen leaves something to repair; no film for the paint mends it. */
function withBrokenGlass(sense: Sense, text: string): Sense {
  if (!sense.concepts.has('windscreen') || !CHIPPED.test(text)) return sense;
  const others = [...sense.concepts].filter((id) => id !== 'ppf');
  return { ...sense, concepts: new Set([...others, 'repair']) };
}

const CHIPPED =
  /(?<!\p{L})(?:stone ?chips?|chip(?:ped)?|crack(?:ed|s)?|steinschl[aä]g\p{L}*|riss|gesprungen|скол\p{L}*|тріщин\p{L}*|трещин\p{L}*|камен\p{L}*|камін\p{L}*)(?!\p{L})/iu;

/** "Coated with lanolin" is no ceramic: a coating of another kind is not the one the list has. */
function withoutPlainCoat(sense: Sense): Sense {
  if (!sense.concepts.has('rustproof')) return sense;
  return { ...sense, concepts: new Set([...sense.concepts].filter((id) => id !== 'coat')) };
}

/** "Change the colour to army green" is done with film. */
function withNewColour(sense: Sense, text: string): Sense {
  if (!NEW_COLOUR.test(text)) return sense;
  const others = [...sense.concepts].filter((id) => id !== 'replace' && id !== 'paint');
  return { ...sense, concepts: new Set([...others, 'wrap']) };
}

const NEW_COLOUR =
  /(?<!\p{L})(?:(?:chang|switch)(?:e|es|ed|ing)? (?:\p{L}+ ){0,3}colou?r|colou?r change|farbe (?:\p{L}+ ){0,4}(?:änder|wechsel)\p{L}*|farbwechsel\p{L}*|(?:змін|помін)\p{L}* (?:\p{L}+ ){0,3}колір|(?:смен|помен|измен)\p{L}* (?:\p{L}+ ){0,3}цвет|(?:перефарб|перекра[сш])\p{L}* (?:\p{L}+ ){0,2}(?:плівк|пл[её]нк|винил|вініл)\p{L}*|(?:плівк|пл[её]нк)\p{L}* (?:\p{L}+ ){0,2}(?:перефарб|перекра[сш])\p{L}*)(?!\p{L})/iu;

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

/** "Убрать запах", "убрать царапину": a smell, a scratch or a dent to be taken away is no cleaning and no film. */
function withoutRemoving(sense: Sense): Sense {
  const isTakenAway = ['odor', 'scratch', 'dent'].some((id) => sense.concepts.has(id));
  if (!isTakenAway || sense.concepts.has('interior')) return sense;
  return {
    ...sense,
    concepts: new Set([...sense.concepts].filter((id) => id !== 'clean' && id !== 'remove')),
  };
}
