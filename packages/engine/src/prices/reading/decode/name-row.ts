import { isSameStem } from '../../../words/same-stem.ts';
import type { Ground } from '../propose/ground.ts';
import { type Linear, scoreLinear } from '../score/linear.ts';
import { WORD_ROLES, type WordRole, wordSigns } from '../score/word-signs.ts';
import type { PriceFigure, Segment } from '../text/sheet.ts';

/** A word of the page with what it names. */
export type NamedWord = { segment: Segment; at: number; role: WordRole; margin: number };

/** A word with what speaks for each role. */
export type ScoredWord = { segment: Segment; at: number; scores: readonly number[] };

/** What speaks for each role of the words of the chosen segments, for one price. */
export function scoreWords(
  ground: Ground,
  price: PriceFigure,
  choice: { chosen: readonly Segment[]; model: Linear },
): ScoredWord[] {
  return choice.chosen.flatMap((segment) =>
    wordSigns(ground, price, { segment, chosen: choice.chosen }).map((signs, at) => ({
      segment,
      at,
      scores: scoreLinear(choice.model, signs),
    })),
  );
}

/** The role that most speaks for, and by how much more than for the next. */
export function roleOf({ segment, at, scores }: ScoredWord): NamedWord {
  const best = scores.indexOf(Math.max(...scores));
  const second = Math.max(...scores.filter((_, role) => role !== best));
  return { segment, at, role: WORD_ROLES[best] ?? 'none', margin: (scores[best] ?? 0) - second };
}

export type RowNames = Record<Exclude<WordRole, 'none'>, string | null>;

/** The fields of a row in the owner's words: neighbouring words keep what stands between them. */
export function writeNames(ground: Ground, words: readonly NamedWord[]): RowNames {
  const write = (role: WordRole) => {
    let text = '';
    let last: NamedWord | null = null;
    for (const word of saidOnce(words.filter((one) => one.role === role))) {
      text += last ? gapBetween(ground, last, word) : '';
      text += word.segment.words[word.at]?.text ?? '';
      last = word;
    }
    return nameOf(text);
  };
  return {
    service: write('service'),
    zone: write('zone'),
    material: write('material'),
    carType: write('carType'),
  };
}

/** "Полировка кузова" under "Стоимость полировки": of two names with the same word the longer one has it. */
function saidOnce(words: readonly NamedWord[]): readonly NamedWord[] {
  const sizes = new Map<Segment, number>();
  for (const { segment } of words) sizes.set(segment, (sizes.get(segment) ?? 0) + 1);
  const foldedOf = ({ segment, at }: NamedWord) => segment.words[at]?.folded ?? '';
  return words.filter((word) => {
    const own = sizes.get(word.segment) ?? 0;
    return !words.some(
      (other) =>
        other.segment !== word.segment &&
        isAbove(sizes.get(other.segment) ?? 0, own, other.segment.id < word.segment.id) &&
        foldedOf(word).length >= LEAST_LETTERS &&
        isSameStem(foldedOf(other), foldedOf(word)),
    );
  });
}

/** Of two names of one length the first has the word. */
function isAbove(other: number, own: number, isFirst: boolean): boolean {
  return other > own || (other === own && isFirst);
}

const LEAST_LETTERS = 4;

/** A bracket that was opened is closed, and a word that only joins names nothing. */
function nameOf(written: string): string | null {
  const text = /\([^)]*\S[^)]*$/u.test(written) ? `${written})` : written.replace(/\s?\(\s*$/u, '').trim();
  return text === '' || NO_NAME.test(text) ? null : text;
}

const NO_NAME =
  /^(?:or|and|was|now|is|the|for|from|und|oder|ab|für|war|jetzt|и|или|та|і|й|або|чи|от|від|для)$/iu;

/** What stands between two words in the text, where they are close; otherwise a space. */
function gapBetween({ sheet }: Ground, before: NamedWord, behind: NamedWord): string {
  const [a, b] = [before.segment.words[before.at], behind.segment.words[behind.at]];
  if (!a || !b || before.segment.line !== behind.segment.line) return ' ';
  const gap = sheet.lines[before.segment.line]?.text.slice(a.end, b.start) ?? ' ';
  return /^[\s,/&+()."'’«»–-]{0,4}$|^\s?[\p{L}&+/]{1,4}\s$/u.test(gap) && gap.length > 0
    ? gap.replace(/\s+/g, ' ')
    : ' ';
}
