import { type IndexedService, readMessage, type Sense } from '../prices/index.ts';
import type { Understanding } from '../understanding/understand.ts';
import { splitWords } from '../words/split-words.ts';
import { WHOLE_NAMES } from './list-words.data.ts';

/** Of several services that fit, the one said by its very name is meant. */
export function chooseCandidate(
  candidates: readonly IndexedService[],
  message: Understanding,
): readonly IndexedService[] {
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
