import { type IndexedService, jobsIn, readMessage, readSense, type Sense } from '../../prices/index.ts';
import { compareSenses } from '../../prices/match/compare-senses.ts';
import { BODY_PARTS, isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { WHOLE_NAMES } from './list-words.data.ts';

/** Of several services that fit, the one said by its very name is meant. */
export function chooseCandidate(
  candidates: readonly IndexedService[],
  message: Understanding,
  services: readonly IndexedService[],
): readonly IndexedService[] {
  const own = byLeadingWord(candidates, message.rest, services);
  if (own) return [own];
  const named = ofPartNamed(candidates, message.rest);
  return wholeJob(fittest(besidesParts(named, message.rest), message), message, services);
}

/** "A complex wash" of a list with a "Complex (body + cabin)": the word that leads its name is said, whatever stands behind it. */
export function byLeadingWord(
  candidates: readonly IndexedService[],
  rest: string,
  services: readonly IndexedService[],
): IndexedService | null {
  if (!jobsIn(readMessage(rest)).every((id) => CARE.has(id))) return null;
  const said = splitWords(rest).filter((word) => word.length >= LONG);
  const leads = ({ service }: IndexedService) => {
    const [lead = ''] = splitWords(service);
    // A word with a meaning of its own is matched by its meaning.
    const isBare = [...readSense(lead).concepts].every((id) => isWeakConcept(id));
    return isBare && lead.length >= LONG && said.some((word) => word.startsWith(lead)) ? lead : null;
  };
  const [only, ...others] = services.filter((one) => leads(one) !== null);
  return only && others.length === 0 && !candidates.includes(only) ? only : null;
}

const LONG = 7;
const CARE: ReadonlySet<string> = new Set(['wash', 'clean', 'detail']);

/** "Wrap the roof": of a full wrap and one by parts the one that has the roof is meant. */
function ofPartNamed(candidates: readonly IndexedService[], said: string): readonly IndexedService[] {
  if (candidates.length < 2) return candidates;
  const sense = readMessage(said);
  if (sense.concepts.has('full') || sense.concepts.has('all_round')) return candidates;
  const isNamed = (zone: Sense | null) =>
    zone !== null && compareSenses(sense, zone).shared.some((id) => BODY_PARTS.has(id));
  const having = candidates.filter(({ rows }) => rows.some(({ zone }) => isNamed(zone)));
  return having.length === 1 ? having : candidates;
}

/** Of services that fit, those for a part that was not named give way to one for all. */
export function besidesParts(candidates: readonly IndexedService[], said: string): readonly IndexedService[] {
  const whole = candidates.filter((one) => !isOfPartsUnsaid(one, readMessage(said)));
  return whole.length > 0 ? whole : candidates;
}

function fittest(candidates: readonly IndexedService[], message: Understanding): readonly IndexedService[] {
  if (candidates.length < 2) return candidates;
  // "Your cheapest valet" chooses by itself.
  if (message.intents.has('cheaper') && !message.intents.has('haggle'))
    return candidates.toSorted((a, b) => leastOf(a) - leastOf(b)).slice(0, 1);
  const said = splitWords(message.rest);
  const exact = candidates.filter(({ service }) => splitWords(service).every((word) => said.includes(word)));
  const longest = Math.max(...exact.map(({ service }) => splitWords(service).length));
  const best = exact.filter(({ service }) => splitWords(service).length === longest);
  return best.length === 1 ? best : byReach(candidates, readMessage(message.rest));
}

/** A cleaning that the list has for the ceiling alone is not meant by whoever names no ceiling, where another is for all. */
function wholeJob(
  candidates: readonly IndexedService[],
  { rest }: Understanding,
  services: readonly IndexedService[],
): readonly IndexedService[] {
  const [only] = candidates;
  const said = readMessage(rest);
  if (!only || !isOfPartsUnsaid(only, said)) return candidates;
  const whole = wholeOf(only, services);
  return whole ? [whole] : candidates;
}

/** The one service for the whole car that has every meaning of this one. */
function wholeOf(part: IndexedService, services: readonly IndexedService[]): IndexedService | null {
  const own = [...part.sense.concepts].filter((id) => !isWeakConcept(id));
  const [first, ...others] = services.filter(
    (one) =>
      one.rows.every(({ zone }) => zone === null) &&
      own.every((id) => one.sense.concepts.has(id)) &&
      one.sense.concepts.has('remove') === part.sense.concepts.has('remove'),
  );
  return first && others.length === 0 ? first : null;
}

/** Every row is for one part of the car, and none of these was named. */
function isOfPartsUnsaid({ rows }: IndexedService, said: Sense): boolean {
  const isSaid = (zone: Sense) => compareSenses(said, zone).shared.some((id) => !isWeakConcept(id));
  return rows.every(({ zone }) => zone !== null && !isSaid(zone));
}

function leastOf({ rows }: IndexedService): number {
  return Math.min(...rows.map(({ row }) => row.price));
}

/** "Wrap it, the whole car" means the full wrap where the list has both. */
function byReach(candidates: readonly IndexedService[], said: Sense): readonly IndexedService[] {
  const shared = ({ sense }: IndexedService) =>
    [...sense.concepts].filter((id) => said.concepts.has(id)).length;
  const most = Math.max(...candidates.map(shared));
  const best = candidates.filter((one) => shared(one) === most);
  if (best.length === 1) return best;
  const isWhole = said.concepts.has('full') || said.concepts.has('all_round');
  const whole = candidates.filter(({ service }) => WHOLE_NAMES.test(service));
  return isWhole && whole.length === 1 ? whole : candidates;
}
