import { readMessage } from '../../../prices/index.ts';
import { findIntents } from '../../../understanding/find-intents.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { namesGoods } from '../../basket/edit-basket.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { supposes } from '../judge-lines.ts';
import type { Heard } from '../line-signs.ts';
import type { Line } from '../list-lines.ts';
import type { SaidWords } from '../said-words.ts';
import { saidNames } from './said-names.ts';

/**
 * "The back in ceramic and the front in standard": every film goes with the parts it stands beside. These are the lines
 * that are told so. Null where one film or none is said, where a part or film may be another one, and where the words
 * can be grouped in more ways than one.
 */
export function bindFilms(heard: Heard, message: Understanding): Line[] | null {
  const known = KNOWN.get(heard);
  if (known?.message === message) return known.bound;
  const isTold =
    !message.isEither &&
    !message.denied.some(namesGoods) &&
    (!message.text.includes('?') || (isAskedBehind(message.text) && !supposes(heard)));
  const bound = isTold ? boundIn(linesOfTalk(heard), heard) : null;
  KNOWN.set(heard, { message, bound });
  return bound;
}

/** "The bonnet in this, the bumper in that. What is it together?": what is asked behind names nothing of it. */
function isAskedBehind(text: string): boolean {
  const sentences = splitSentences(text);
  const at = sentences.findIndex((one) => one.includes('?'));
  return (
    at > 0 && sentences.slice(at).every((one) => one.includes('?') && !findIntents(one).has('difference'))
  );
}

const KNOWN = new WeakMap<Heard, { message: Understanding; bound: Line[] | null }>();

/** The lines of services that stand or are in question, as far as they come in films. */
function linesOfTalk({ before, proposed, list }: Heard): Line[] {
  const places = [...before.settled, ...before.open, ...proposed.settled, ...proposed.open];
  const services = new Set(places.map((at) => list.lines[at]?.service));
  return list.lines.filter(({ service, material }) => services.has(service) && material !== null);
}

function boundIn(lines: readonly Line[], heard: Heard): Line[] | null {
  const { words, before, list } = heard;
  const parts = [...new Set(lines.map(partOf))];
  const films = [...new Set(lines.flatMap(({ material }) => material ?? []))];
  if (parts.length < 2 || films.length < 2) return null;
  const told = withEvidence(mentions(parts, films, words), lines, heard);
  if (told.some(({ from }) => words.isAsked[words.stretch[from] ?? -1])) return null;
  const saidFilms = new Set(told.flatMap(({ kind, name }) => (kind === 'film' ? [name] : [])));
  const standing = new Set([...before.settled].flatMap((at) => partIn(list.lines[at])));
  const groups = saidFilms.size < 2 ? besideOther(told, words, standing) : groupsOf(told, words);
  if (!groups) return null;
  const pairs = groups.flatMap((group) => {
    const film = group.find(({ kind }) => kind === 'film')?.name;
    return group.flatMap(({ kind, name }) => (kind === 'part' ? [{ part: name, film }] : []));
  });
  const isOnce = new Set(pairs.map(({ part }) => part)).size === pairs.length;
  const bound = pairs.map(({ part, film }) =>
    lines.filter((line) => partOf(line) === part && line.material === film),
  );
  // A part of two services is not told apart by its film.
  return isOnce && bound.every((own) => own.length === 1) ? bound.flat() : null;
}

/** "Ceramic for the doors, the back stays as it is": one part gets a film beside others that stand and were named apart. */
function besideOther(
  told: readonly Mention[],
  { stretch }: SaidWords,
  standing: ReadonlySet<string>,
): Mention[][] | null {
  const [film, ...films] = told.filter(({ kind }) => kind === 'film');
  const parts = told.filter(({ kind }) => kind === 'part');
  if (!film || films.length > 0 || parts.length < 2 || !parts.every(({ name }) => standing.has(name)))
    return null;
  const [own, ...others] = parts.filter(({ to }) => stretch[to] === stretch[film.from]);
  return own && others.length === 0 ? [[own, film]] : null;
}

function partIn(line: Line | undefined): string[] {
  return line && line.material !== null ? [partOf(line)] : [];
}

/** What a client calls a line by, beside its film. */
function partOf({ service, zone }: Line): string {
  return zone ?? service;
}

type Mention = { kind: 'part' | 'film'; name: string; from: number; to: number };

function mentions(parts: readonly string[], films: readonly string[], words: SaidWords): Mention[] {
  const all = [
    ...spansOf(saidNames(parts, words), 'part'),
    ...spansOf(saidNames(films, words), 'film'),
    ...endsSaid(parts, words),
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

/** "Heck", "the doors": a word that speaks for all films of one part tells the part, one that speaks for a film of all parts the film. */
function withEvidence(
  told: readonly Mention[],
  lines: readonly Line[],
  { faced, words, list }: Heard,
): Mention[] {
  const places = new Map(lines.map((line) => [line, faced.get(list.lines.indexOf(line))?.evidence ?? []]));
  const more = words.words.flatMap((_, at): Mention[] => {
    if (told.some(({ from, to }) => from <= at && at <= to)) return [];
    const most = Math.max(0, ...[...places.values()].map((evidence) => evidence[at] ?? 0));
    const own = most > 0 ? lines.filter((line) => (places.get(line)?.[at] ?? 0) > most / 2) : [];
    const [parts, films] = [new Set(own.map(partOf)), new Set(own.map(({ material }) => material))];
    const [part, film] = [[...parts][0], [...films][0]];
    if (own.length < 2 || part === undefined || film == null) return [];
    if (parts.size === 1 && films.size > 1) return [{ kind: 'part', name: part, from: at, to: at }];
    if (films.size === 1 && parts.size > 1) return [{ kind: 'film', name: film, from: at, to: at }];
    return [];
  });
  const all = [...told, ...more].toSorted((one, other) => one.from - other.from);
  return all.filter((one, at) => {
    const before = all[at - 1];
    return before?.name !== one.name || before.kind !== one.kind || one.from - before.to > 1;
  });
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
function endsSaid(parts: readonly string[], { words }: SaidWords): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    const said = endOf(word);
    const [only, ...others] = said === null ? [] : parts.filter((part) => endOf(part) === said);
    return only === undefined || others.length > 0 ? [] : [{ kind: 'part', name: only, from: at, to: at }];
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
