import type { WishedService } from '../../dialog-state.ts';
import type { WishReading } from '../wish/read-wish.ts';
import type { Said } from './bounds.ts';
import type { JudgedLine } from './judge-lines.ts';
import type { Heard } from './line-signs.ts';
import type { Line } from './list-lines.ts';

/**
 * "Silver or gold, what's the difference?" as the first word: two lines are asked about and none is wanted yet. Both
 * are shown; which the client wants is asked.
 */
export function comparedAtFirst(
  judged: readonly JudgedLine[],
  { list, words, proposed, gaps }: Heard,
  { wish, message: { text, intents } }: Said,
): Pick<WishReading, 'wished' | 'open' | 'isTouched' | 'isUnknown' | 'compared'> | null {
  const isBetween = BETWEEN.test(text);
  const isEither = isBetween || intents.has('difference') || words.turns.some((kinds) => kinds.has('or'));
  const isRead = proposed.settled.size > 0 || wish.isUnknown;
  // What the rules offer to choose from is chosen from.
  if (proposed.open.size > 0 || !(isEither || (text.includes('?') && !isRead))) return null;
  if (!isBetween && judged.some(({ wanted }) => wanted > WANTED)) return null;
  const least = isEither ? SHOWN_EITHER : SHOWN;
  const asked = judged.filter(({ shown, wanted }) => shown > least || (isBetween && wanted > WANTED));
  if (asked.some(({ at }) => gaps.has(at))) return null;
  return asCompared(asked.flatMap(({ at }) => list.lines[at] ?? []));
}

/** Nothing is wanted yet, and some lines were surely asked about: these are shown, whatever else the words sound like. */
export function shownAtFirst(
  judged: readonly JudgedLine[],
  { list, before, gaps }: Heard,
): Pick<WishReading, 'wished' | 'open' | 'isTouched' | 'isUnknown' | 'compared'> | null {
  if (before.settled.size > 0 || judged.some(({ wanted }) => wanted > WANTED)) return null;
  const asked = judged.filter(({ shown }) => shown > SHOWN);
  if (asked.some(({ at }) => gaps.has(at))) return null;
  return asCompared(asked.flatMap(({ at }) => list.lines[at] ?? []));
}

function asCompared(
  shown: readonly Line[],
): Pick<WishReading, 'wished' | 'open' | 'isTouched' | 'isUnknown' | 'compared'> | null {
  if (shown.length < 2 || shown.length > MOST) return null;
  const services = [...new Set(shown.map(({ service }) => service))];
  const none = { open: [], isTouched: true, isUnknown: false };
  if (services.length === shown.length)
    return { ...none, isTouched: false, wished: [], compared: shown.flatMap(({ rows }) => rows) };
  const versions = services.length === 1 ? versionsOf(shown) : null;
  return versions && { ...none, wished: [versions] };
}

/** "I am thinking of a polish or a coating": none of them is wanted yet. */
const BETWEEN =
  /(?<!\p{L})(?:between|torn|zwischen|schwank\p{L}*|між|между|вагаюсь|вагаюся|выбираю|обираю)(?!\p{L})/iu;

const WANTED = 0.5;
const SHOWN = 0.5;
const SHOWN_EITHER = 0.3;
const MOST = 4;

/** The films of one part, or the parts in one film, as one wish to choose from. */
function versionsOf(lines: readonly Line[]): WishedService | null {
  const [first] = lines;
  const zones = [...new Set(lines.map(({ zone }) => zone))];
  const materials = [...new Set(lines.map(({ material }) => material))];
  const named = (names: readonly (string | null)[]) => names.flatMap((name) => name ?? []);
  if (!first) return null;
  const { service } = first;
  if (zones.length === 1 && materials.length === lines.length && !materials.includes(null))
    return { service, zone: first.zone, material: null, said: '', either: named(materials) };
  if (materials.length === 1 && zones.length === lines.length && !zones.includes(null))
    return { service, zone: null, material: first.material, said: '', parts: named(zones) };
  return null;
}
