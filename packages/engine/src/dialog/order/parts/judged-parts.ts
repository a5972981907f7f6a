import type { Understanding } from '../../../understanding/understand.ts';
import { judgeLines } from '../judge-lines.ts';
import type { Heard } from '../line-signs.ts';
import type { Composed } from './compose-parts.ts';

/**
 * "The back all round and the front sides": parts that are called by other words than the list's, of which the film is
 * open. Each is judged with all its films together, and each has words of its own in the message.
 */
export function judgedParts(heard: Heard, { text, intents, isEither }: Understanding): Composed | null {
  if (
    heard.before.settled.size > 0 ||
    isEither ||
    heard.words.turns.some((kinds) => kinds.has('or')) ||
    intents.has('difference') ||
    !AND.test(text)
  )
    return null;
  const likely = likelyParts(heard);
  const [first] = likely;
  if (!first) return null;
  const own = likely.filter(
    ({ service, score }) =>
      service === first.service && score >= Math.max(NAMED, first.score * BESIDE_THE_BEST),
  );
  // What is said by no other words than a likelier one is that one.
  const apart = own.filter((part, rank) => hasOwnWord(part, own.slice(0, rank), heard));
  const isApart = apart.every((part) => hasOwnWord(part, apart, heard));
  if (apart.length < 2 || apart.length > MOST || !isApart) return null;
  const parts = apart.map(({ zone, places }) => {
    const [only, ...others] = places;
    const material = others.length > 0 ? null : (heard.list.lines[only ?? -1]?.material ?? null);
    return { zone, material };
  });
  return { service: first.service, parts, unclear: [] };
}

type LikelyPart = { service: string; zone: string; places: number[]; score: number };

/** The parts of the list, the likeliest first. */
function likelyParts(heard: Heard): LikelyPart[] {
  const { list, gaps } = heard;
  const parts = new Map<string, LikelyPart>();
  for (const { at, wanted, shown } of judgeLines(heard)) {
    const line = list.lines[at];
    if (!line || line.zone === null || gaps.has(at)) continue;
    const key = `${line.service}|${line.zone}`;
    const known = parts.get(key) ?? { service: line.service, zone: line.zone, places: [], score: 0 };
    known.places.push(at);
    known.score = Math.max(known.score, wanted + shown);
    parts.set(key, known);
  }
  return [...parts.values()].toSorted((one, other) => other.score - one.score);
}

/** A word of the message speaks for this part and for none of the others. */
function hasOwnWord({ places }: LikelyPart, all: readonly LikelyPart[], { faced, words }: Heard): boolean {
  const said = (at: number, word: number) => faced.get(at)?.evidence[word] ?? 0;
  const others = all.flatMap((part) => (part.places === places ? [] : part.places));
  return words.words.some((_, word) =>
    places.some(
      (at) =>
        said(at, word) > CLEARLY && others.every((other) => said(other, word) < said(at, word) - CLEARLY),
    ),
  );
}

const AND =
  /[+&]|(?<!\p{L})(?:and|plus|also|too|und|auch|sowie|і|й|та|також|теж|и|тоже|также|ещё|еще)(?!\p{L})/iu;
const NAMED = 0.35;
const BESIDE_THE_BEST = 0.45;
const CLEARLY = 0.05;
const MOST = 4;
