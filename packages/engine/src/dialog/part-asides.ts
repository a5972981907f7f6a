import { asksIncluded } from './answer-included.ts';

/** A message without the sentences that ask what is included, and these sentences by themselves. */
export type PartedMessage = { core: string; asides: string[] };

/**
 * "Does that include the mirrors? And have you got Friday?": what is asked to be included is neither wanted nor dropped,
 * and whatever else is said is heard as if it stood alone.
 */
export function partAsides(text: string): PartedMessage {
  const sentences = text.split(SENTENCES).filter((sentence) => sentence.trim() !== '');
  const asides = sentences.filter(
    (sentence) => (sentence.includes('?') || ASKING.test(sentence)) && asksIncluded(sentence.trim()),
  );
  const core = sentences.filter((sentence) => !asides.includes(sentence));
  if (asides.length === 0 || core.length === 0 || asides.length > MOST) return { core: text, asides: [] };
  return { core: core.join(' '), asides };
}

const SENTENCES = /(?<=[?!\n])\s*|(?<=\p{L}{2}\.)\s+/u;
const MOST = 2;

/** How a question begins that bears no mark. */
const ASKING =
  /^\s*(?:(?:and|also|but|ok|okay|und|aber|а|і|й|и|та)[\s,]+)*(?:is|are|does|do|will|would|ist|sind|muss|brauche?|gehört|gehören|чи|входить|входять|входит|входят|нужна|нужно|потрібна|потрібно)(?!\p{L})/iu;
