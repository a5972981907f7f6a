import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { numberIn } from '../order/counts/said-numbers.ts';
import { type Line, type ListLines, linesOf } from '../order/list-lines.ts';
import { versionKind } from '../order/sets/versions.ts';
import { wishForLine } from '../order/wish-for-line.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';

/** The order with another version of a line that stands, and what that version costs. */
export type OtherVersion = { wished: WishedService[]; rows: PriceRow[] };

/** "The ceramic in one coat": the one other version of what stands that the words name. Null where there is none, or several. */
export function versionNamed(text: string, state: DialogState, context: Context): OtherVersion | null {
  const list = linesOf(context.index);
  const words = splitWords(text).map(asFigure);
  const named = state.wished.flatMap((one) =>
    versionsOf(one, { list, state, context })
      .filter(({ line, others }) => isNamed(line, others, words))
      .map(({ line }) => ({ one, line })),
  );
  const meant = ofWhatIsCalled(named, words);
  const [first, ...more] = meant;
  // "And if all of it were gloss?": the same version of everything.
  const areAlike = more.every(
    ({ one, line }) => one !== first?.one && line.material === first?.line.material,
  );
  if (!first || !areAlike || new Set(meant.map(({ one }) => one)).size < meant.length) return null;
  const wishOf = (one: WishedService) => {
    const own = meant.find((other) => other.one === one);
    return own ? { ...one, ...wishForLine(own.line, list) } : one;
  };
  const wished = state.wished.map(wishOf);
  const fresh = wished.filter((one) => !state.wished.includes(one));
  const rows = narrowWishes({ ...state, wished: fresh }, context).flatMap(({ found }) =>
    found.kind === 'row' ? [found.row] : [],
  );
  return rows.length === meant.length ? { wished, rows } : null;
}

type Named = { one: WishedService; line: Line };

/** "The roof in gloss": of several that have such a version, the one whose part or work is called. */
function ofWhatIsCalled(named: readonly Named[], words: readonly string[]): readonly Named[] {
  const byPart = named.filter(({ line }) => line.zone !== null && isSaid(telling(line.zone), words));
  const byWork = named.filter(({ line }) => isSaid(telling(line.service), words));
  return [byPart, byWork].find((some) => some.length > 0) ?? named;
}

/** Each other version of a line that stands, with all it has to be told from. */
function versionsOf(
  one: WishedService,
  { list, state, context }: { list: ListLines; state: DialogState; context: Context },
): { line: Line; others: Line[] }[] {
  const found = narrowWishes({ ...state, wished: [one] }, context)[0]?.found;
  const own = found?.kind === 'row' ? list.lines[list.atRow.get(found.row) ?? -1] : undefined;
  if (!own) return [];
  const versions = list.lines.filter((line) => line.service === own.service && isVersion(own, line));
  return versions
    .filter((line) => line !== own)
    .map((line) => ({ line, others: versions.filter((other) => other !== line) }));
}

/** Another film of the same part, or another number of years or coats; another part is no other version. */
function isVersion(own: Line, line: Line): boolean {
  const isNumbered = [own, line].every(({ zone }) => /\d/u.test(zone ?? ''));
  return versionKind(own, line) === 0 || (isNumbered && own.material === line.material);
}

/** All that tells this version from the others is said; a number only with the word for what it counts. */
function isNamed(line: Line, others: readonly Line[], words: readonly string[]): boolean {
  const own = namesOf(line);
  const foreign = others.flatMap(namesOf);
  const telltale = own.filter((word) => !foreign.some((other) => isSameWord(word, other)));
  const units = own.filter((word) => !/\d/u.test(word));
  return telltale.some((word) =>
    words.some((said, at) => {
      if (!isSameWord(word, said)) return false;
      if (!/^\d+$/u.test(word)) return word.length >= A_WORD;
      const beside = [words[at + 1], words[at - 1]].filter((one) => one !== undefined);
      return units.length > 0 && units.some((unit) => beside.some((one) => isSameWord(unit, one)));
    }),
  );
}

function isSaid(name: readonly string[], words: readonly string[]): boolean {
  return name.some((word) => words.some((said) => isSameWord(word, said)));
}

function namesOf({ zone, material }: Line): string[] {
  return telling([zone, material].filter(Boolean).join(' ')).map(asFigure);
}

/** "One" and "1" are the same number. */
function asFigure(word: string): string {
  const number = numberIn(word);
  return number === null ? word : String(number);
}

const A_WORD = 4;
