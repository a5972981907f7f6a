import { readSense, type Sense } from '../../prices/index.ts';
import { BODY_PARTS } from '../../prices/match/weigh-concept.ts';

/** One of these parts lies within another, as the bonnet does within the front: nobody wants both. */
export function areWithinAnother(zones: readonly (string | null)[]): boolean {
  const senses = zones.flatMap((zone) => (zone === null ? [] : [readSense(zone)]));
  return senses.some((one) => senses.some((other) => one !== other && holds(one, other)));
}

function holds(wider: Sense, part: Sense): boolean {
  if (isWhole(part)) return false;
  if (isWhole(wider)) return true;
  const isFront = wider.concepts.has('front') && !hasPanel(wider);
  return isFront && IN_FRONT.some((id) => part.concepts.has(id)) && !part.concepts.has('rear');
}

function isWhole({ concepts }: Sense): boolean {
  return (
    concepts.has('all_round') || (concepts.has('full') && !concepts.has('front') && !concepts.has('rear'))
  );
}

function hasPanel({ concepts }: Sense): boolean {
  return [...concepts].some((id) => BODY_PARTS.has(id));
}

const IN_FRONT = ['hood', 'bumper', 'fender'];
