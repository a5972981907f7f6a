import { readMessage } from '../../../prices/index.ts';
import type { Line } from '../list-lines.ts';
import type { SaidWords } from '../said-words.ts';
import { saidNames } from './said-names.ts';

/** A part with the film it was told to get. */
export type BoundPart = { zone: string; material: string };

/**
 * "The back in ceramic and the front in standard": every film goes with the parts it stands beside. Null where one film
 * or none is said, where a part or film may be another one, and where the words can be grouped in more ways than one.
 */
export function bindFilms(lines: readonly Line[], words: SaidWords): BoundPart[] | null {
  const [zones, films] = [namesOf(lines, 'zone'), namesOf(lines, 'material')];
  if (zones.length < 2 || films.length < 2) return null;
  const told = mentions(zones, films, words);
  const saidFilms = new Set(told.flatMap(({ kind, name }) => (kind === 'film' ? [name] : [])));
  if (saidFilms.size < 2) return null;
  const groups = groupsOf(told, words);
  if (!groups) return null;
  const bound = groups.flatMap((group) => {
    const film = group.find(({ kind }) => kind === 'film')?.name ?? '';
    return group.flatMap(({ kind, name }) => (kind === 'zone' ? [{ zone: name, material: film }] : []));
  });
  const isOnce = new Set(bound.map(({ zone }) => zone)).size === bound.length;
  const isSold = bound.every(({ zone, material }) =>
    lines.some((line) => line.zone === zone && line.material === material),
  );
  return isOnce && isSold ? bound : null;
}

type Mention = { kind: 'zone' | 'film'; name: string; from: number; to: number };

function mentions(zones: readonly string[], films: readonly string[], words: SaidWords): Mention[] {
  const all = [
    ...spansOf(saidNames(zones, words), 'zone'),
    ...spansOf(saidNames(films, words), 'film'),
    ...endsSaid(zones, words),
  ].toSorted((one, other) => one.from - other.from);
  // "The rear half": the words of a whole name are not told once more by the side in it.
  return all.filter(
    (one, at) =>
      !all.some(
        (other, place) =>
          place !== at &&
          other.kind === one.kind &&
          other.name === one.name &&
          (other.from < one.from || (other.from === one.from && place < at)) &&
          one.from - other.to <= 1,
      ),
  );
}

function spansOf(
  said: readonly { names: readonly string[]; places: readonly number[] }[],
  kind: Mention['kind'],
): Mention[] {
  return said.flatMap(({ names: [name, ...others], places }): Mention[] =>
    name === undefined || others.length > 0
      ? []
      : [{ kind, name, from: places[0] ?? 0, to: places.at(-1) ?? 0 }],
  );
}

/** "The back": an end of the car tells the only part that lies there. */
function endsSaid(zones: readonly string[], { words }: SaidWords): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    const said = endOf(word);
    const [only, ...others] = said === null ? [] : zones.filter((zone) => endOf(zone) === said);
    return only === undefined || others.length > 0 ? [] : [{ kind: 'zone', name: only, from: at, to: at }];
  });
}

function endOf(words: string): 'front' | 'rear' | null {
  const { concepts } = readMessage(words);
  if (concepts.has('front') === concepts.has('rear')) return null;
  return concepts.has('front') ? 'front' : 'rear';
}

/** Parts and films in the order of the message, cut into groups of one film with its parts, where that can be done in one way. */
function groupsOf(told: readonly Mention[], words: SaidWords): Mention[][] | null {
  const found: Mention[][][] = [];
  const cut = (from: number, groups: Mention[][]): void => {
    if (from === told.length) found.push(groups);
    for (let to = from + 1; to <= told.length; to++) {
      const group = told.slice(from, to);
      const films = group.filter(({ kind }) => kind === 'film').length;
      if (films > 1) return;
      if (films === 1 && group.length > 1) cut(to, [...groups, group]);
    }
  };
  if (told.length <= MOST) cut(0, []);
  const [first, ...others] = found;
  if (!first) return null;
  if (others.length === 0) return first;
  // "Ceramic on the roof and the back, standard on the front": a mark parts what the order leaves open.
  const parted = found.filter((groups) => groups.slice(1).every((group) => isParted(group, told, words)));
  return parted.length === 1 ? (parted[0] ?? null) : null;
}

function isParted([first]: readonly Mention[], told: readonly Mention[], { stretch }: SaidWords): boolean {
  const before = first && told[told.indexOf(first) - 1];
  return before !== undefined && stretch[before.to] !== stretch[first?.from ?? 0];
}

const MOST = 10;

function namesOf(lines: readonly Line[], dimension: 'zone' | 'material'): string[] {
  return [...new Set(lines.flatMap((line) => line[dimension] ?? []))];
}
