import type { Understanding } from '../../../understanding/understand.ts';
import type { Heard } from '../line-signs.ts';
import type { Line } from '../list-lines.ts';
import { holdsAll } from '../replaced-lines.ts';
import { versionKind } from '../sets/versions.ts';
import { type SaidParts, saidParts } from './said-parts.ts';

/** A part of a service with its film; null where the film is still to be chosen, or where there is none. */
export type Part = { zone: string; material: string | null };

/** What a message makes of the parts of one service. */
export type Composed = {
  service: string;
  parts: readonly Part[];
  /** "The bumper", of which there are two: it is asked which is meant. */
  unclear: readonly string[];
};

/**
 * Parts and films are said apart: "hood, fenders and mirrors, all in satin" names three parts and one film, "the roof
 * too" one part and the film that stands. Null where nothing of the kind is said, or where it may be read otherwise.
 */
export function composeParts(heard: Heard, message: Understanding): Composed | null {
  const known = KNOWN.get(heard);
  if (known?.message === message) return known.composed;
  const composed = composeAnew(heard, message);
  KNOWN.set(heard, { message, composed });
  return composed;
}

const KNOWN = new WeakMap<Heard, { message: Understanding; composed: Composed | null }>();

function composeAnew(heard: Heard, message: Understanding): Composed | null {
  const isEither = message.isEither || heard.words.turns.some((kinds) => kinds.has('or'));
  if (isEither) return null;
  const told = saidParts(heard.list.lines, heard.words, message.denied);
  const read = [...told].flatMap(([service, said]) => {
    const parts = partsOf(service, said, { heard, message });
    const unclear = [...said.zones].flatMap(([zone, weight]) => (weight < 1 ? [zone] : []));
    return parts && unclear.length !== 1 && unclear.length <= MOST_UNCLEAR
      ? [{ service, parts, unclear, count: said.zonesSaid }]
      : [];
  });
  const most = Math.max(0, ...read.map(({ count }) => count));
  const [first, ...others] = read.filter(({ count }) => count === most);
  return first && others.length === 0 ? first : null;
}

const MOST_UNCLEAR = 3;

function partsOf(
  service: string,
  said: SaidParts,
  { heard, message }: { heard: Heard; message: Understanding },
): Part[] | null {
  const lines = heard.list.lines.filter((line) => line.service === service);
  const named = [...said.zones].flatMap(([zone, weight]) => (weight === 1 ? [zone] : []));
  if (said.filmsSaid > 1 || said.films.size > said.filmsSaid || isSoldTogether(named, said, lines))
    return null;
  const standing = [...heard.before.settled].flatMap((at) => heard.list.lines[at] ?? []);
  const own = standing.filter((line) => line.service === service);
  if (named.length < 2 || !isOfTalk(service, heard) || !takesAll(own, named, message)) return null;
  // The film that stands, or was chosen before any part was.
  const open = [...heard.before.open].flatMap((at) => heard.list.lines[at] ?? []);
  const before = own.length > 0 ? own : open.filter((line) => line.service === service);
  const films = new Set(before.map(({ material }) => material));
  const film = [...said.films.keys()][0] ?? (films.size === 1 ? ([...films][0] ?? undefined) : undefined);
  const parts: Part[] = [];
  for (const zone of named) {
    const sold = namesOf(
      lines.filter((line) => line.zone === zone),
      'material',
    );
    const isSoldSo = film !== undefined && sold.includes(film);
    if (film !== undefined && sold.length > 0 && !isSoldSo) return null;
    parts.push({ zone, material: isSoldSo ? film : null });
  }
  return areApart(parts, lines) ? parts : null;
}

/** The talk is about this service. */
function isOfTalk(service: string, { before, proposed, list }: Heard): boolean {
  const isOf = (at: number) => list.lines[at]?.service === service;
  return [...before.settled, ...before.open, ...proposed.settled, ...proposed.open].some(isOf);
}

/** What stood is among what is named now, or gives way to it: "only these", "not the whole car". */
function takesAll(
  own: readonly Line[],
  named: readonly string[],
  { intents, text, acts }: Understanding,
): boolean {
  if (own.length === 0) return true;
  const isTurned = (['only', 'no', 'instead'] as const).some((intent) => intents.has(intent));
  const isHeld = own.every(({ zone }) => zone !== null && named.includes(zone));
  return isTurned || (isHeld && (!text.includes('?') || TAKING.some((act) => acts.has(act))));
}

const TAKING = ['want', 'choose', 'change', 'add', 'book'];

/** "Inside and out", where the list has both as one: that is for what reads bundles. */
function isSoldTogether(named: readonly string[], { zones }: SaidParts, lines: readonly Line[]): boolean {
  const others = namesOf(lines, 'zone').filter((zone) => !zones.has(zone));
  return others.some((whole) => named.filter((zone) => holdsAll(whole, zone)).length > 1);
}

/** A part with what it is a part of is a choice and no sum. */
function areApart(parts: readonly Part[], lines: readonly Line[]): boolean {
  const own = parts.flatMap(({ zone }) => lines.find((line) => line.zone === zone) ?? []);
  return own.every((one, at) => own.slice(at + 1).every((other) => versionKind(one, other) === null));
}

function namesOf(lines: readonly Line[], dimension: 'zone' | 'material'): string[] {
  return [...new Set(lines.flatMap((line) => line[dimension] ?? []))];
}
