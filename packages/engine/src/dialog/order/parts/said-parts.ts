import { splitWords } from '../../../words/split-words.ts';
import type { Line } from '../list-lines.ts';
import type { SaidWords } from '../said-words.ts';
import { type SaidName, saidNames } from './said-names.ts';

/** Which parts and films of a service a message names, each by itself: 1 where it was, 0.5 where it may be one of several. */
export type SaidParts = {
  zones: ReadonlyMap<string, number>;
  films: ReadonlyMap<string, number>;
  /** Those that are not to be. */
  zonesOut: ReadonlySet<string>;
  filmsOut: ReadonlySet<string>;
  zonesSaid: number;
  filmsSaid: number;
};

/** By service, for those of which some lines are in question. */
export function saidParts(
  lines: readonly Line[],
  words: SaidWords,
  denied: readonly string[],
): Map<string, SaidParts> {
  const out = new Set(denied.flatMap(splitWords));
  const byService = new Map<string, Line[]>();
  for (const line of lines) {
    const own = byService.get(line.service);
    if (own) own.push(line);
    else byService.set(line.service, [line]);
  }
  return new Map(
    [...byService].flatMap(([service, own]) => {
      const [zones, films] = [namesOf(own, 'zone'), namesOf(own, 'material')];
      if (zones.length + films.length < 2) return [];
      const [ofZones, ofFilms] = [tellOf(zones, words, out), tellOf(films, words, out)];
      return [
        [
          service,
          {
            zones: ofZones.told,
            films: ofFilms.told,
            zonesOut: ofZones.out,
            filmsOut: ofFilms.out,
            zonesSaid: ofZones.count,
            filmsSaid: ofFilms.count,
          },
        ] as const,
      ];
    }),
  );
}

function tellOf(names: readonly string[], words: SaidWords, denied: ReadonlySet<string>) {
  const told = new Map<string, number>();
  const out = new Set<string>();
  const sure = new Set<string>();
  for (const one of names.length === 0 ? [] : saidNames(names, words)) {
    if (isDenied(one, words, denied)) {
      for (const name of one.names) out.add(name);
      continue;
    }
    const weight = one.names.length === 1 ? 1 : 0.5;
    for (const name of one.names) told.set(name, Math.max(told.get(name) ?? 0, weight));
    if (weight === 1) for (const name of one.names) sure.add(name);
  }
  return { told, out, count: sure.size };
}

/** "Not the roof", "remove full car" before it; "Dach raus", "крышу не надо" behind it. */
function isDenied({ places }: SaidName, words: SaidWords, denied: ReadonlySet<string>): boolean {
  if (places.every((at) => denied.has(words.words[at] ?? ''))) return true;
  const [first = 0, last = first] = [places[0], places.at(-1)];
  const isNot = (at: number) =>
    words.stretch[at] === words.stretch[first] && words.turns[at]?.has('not') === true;
  if ([1, 2, 3].some((step) => isNot(first - step))) return true;
  return [1, 2].some(
    (step) => isNot(last + step) && TAKEN_OUT.test(words.words.slice(last + step, last + step + 2).join(' ')),
  );
}

const TAKEN_OUT =
  /^(?:raus|weg|weglassen|lass\p{L}* weg|streich\p{L}*|nicht|(?:не|ні|нет) (?:надо|треба|нужн\p{L}*|потрібн\p{L}*|хочу|буд\p{L}*)|убер\p{L}*|прибер\p{L}*|викин\p{L}*|выкин\p{L}*|забудь\p{L}*)/u;

function namesOf(lines: readonly Line[], dimension: 'zone' | 'material'): string[] {
  return [...new Set(lines.flatMap((line) => line[dimension] ?? []))];
}
