import type { Sense } from './row-index.ts';

/**
 * A vacuum, a wash and a shampoo of the seats are all "cleaning", and none of them is sold for another: whoever asks for
 * the cheap one must not be told the price of the dear one.
 */
export function isOtherCleaning(said: Sense, listed: Sense): boolean {
  if (isRepairFor(said, listed)) return true;
  const [asked, sold] = [kindsIn(said), kindsIn(listed)];
  if (sold.has('vacuum') && sold.size === 1 && !asked.has('vacuum'))
    return asked.has('shampoo') || isOfOutside(said);
  if (sold.size === 0 && asked.size > 0) return isOfOutside(listed) && !said.concepts.has('wash');
  return sold.has('shampoo') && sold.size === 1 && asked.has('vacuum') && asked.size === 1;
}

/** "Do you wash the rim too?" wants no rim repaired. */
function isRepairFor({ concepts, names }: Sense, listed: Sense): boolean {
  return (
    listed.concepts.has('repair') && concepts.has('wash') && !concepts.has('repair') && names.length === 0
  );
}

/** A wash is of the body where nobody speaks of the cabin. */
function isOfOutside({ concepts }: Sense): boolean {
  return (concepts.has('wash') || concepts.has('exterior')) && !concepts.has('interior');
}

type Kind = 'vacuum' | 'shampoo';

function kindsIn({ words = [] }: Sense): ReadonlySet<Kind> {
  return new Set(words.flatMap((word): Kind[] => (VACUUM.test(word) ? ['vacuum'] : kindOfShampoo(word))));
}

function kindOfShampoo(word: string): Kind[] {
  return SHAMPOO.test(word) ? ['shampoo'] : [];
}

const VACUUM =
  /^(?:vacuum\p{L}*|hoover\p{L}*|(?:aus|ab|durch|staub)?ge?saug\p{L}*|(?:aus|ab|durch|staub)?saug\p{L}*|(?:про)?пилосос\p{L}*|(?:про)?пылесос\p{L}*)$/u;
const SHAMPOO = /^(?:shampoo\p{L}*|shampoonier\p{L}*|(?:про)?химчист\p{L}*|(?:про)?хімчист\p{L}*)$/u;
