import type { EngineLanguage } from '../../facts.ts';
import { foldText } from '../../words/fold-text.ts';
import { type Lexicon, lexiconOf, meaningsOf } from './lexicon/meanings-of.ts';
import type { Meaning, Sign } from './meaning.ts';

/** A word or figure of the message with what it may mean. */
export type Token = {
  folded: string;
  start: number;
  end: number;
  meanings: readonly Meaning[];
  /** Plain digits, without a suffix. */
  digits: number | null;
  /** "5th", "5-го", "5." */
  ordinal: number | null;
  /** 14:30, and 14.30 where it can be no date. */
  clock: { hour: number; minute: number } | null;
  /** The figures of 16.03., 16/03 or 19.03.2026, not yet checked. */
  figures: {
    first: number;
    second: number;
    year: number | null;
    mark: string;
    isPadded: boolean;
    hasEndDot: boolean;
  } | null;
  isCapital: boolean;
  /** A mark that ends a clause stands right behind it. */
  endsClause: boolean;
};

const shapes =
  /(?<iso>\d{4}-\d{2}-\d{2})|(?<full>\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})(?!\d)|\d{1,2}-\d{1,2}-20\d{2}(?!\d))|(?<clock>\d{1,2}[:：]\d{2}(?!\d))|(?<pair>\d{1,2}[./]\d{1,2}(?!\d)\.?)|(?<ordinal>\d{1,2}(?:sten|ste|st|nd|rd|th|ten|te|er|-?(?:го|ого|тое|ое|те|ше|ге|ме|е|му|ої|ій|та|ту|ї))(?![\p{L}\d]))|(?<word>2(?:mor+o\p{L}*|mr?w|moz|nite|night|day)(?![\p{L}\d])|\p{L}[\p{L}'’ʼ`]*)|(?<number>\d+)|(?<dash>[-–—])/gu;

const OF_HOUR = /(?<!\p{L})(?:at|в|во)\s$/iu;

export function tokenise(text: string, language: EngineLanguage): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(shapes)) {
    const [found] = match;
    const groups = match.groups ?? {};
    const base = emptyToken(found, match.index, text);
    if (groups.word) tokens.push(...readWord(base, found, language));
    else {
      const figures = readFigures(groups, text.slice(match.index + found.length));
      // "Thursday at 9. And …": the point behind an hour ends the sentence.
      const isHour = figures.digits != null && OF_HOUR.test(text.slice(0, match.index));
      tokens.push({ ...base, ...figures, ...(isHour && { ordinal: null }) });
    }
  }
  return tokens;
}

/** The meaning of one kind, if the word has it. */
export function meaning<Kind extends Meaning['kind']>(
  token: Token | undefined,
  kind: Kind,
): Extract<Meaning, { kind: Kind }> | null {
  const found = token?.meanings.find((one): one is Extract<Meaning, { kind: Kind }> => one.kind === kind);
  return found ?? null;
}

export function hasSign(token: Token | undefined, ...signs: Sign[]): boolean {
  return token?.meanings.some((one) => one.kind === 'sign' && signs.includes(one.sign)) ?? false;
}

function emptyToken(found: string, start: number, text: string): Token {
  const [first = ''] = found;
  return {
    folded: foldText(found),
    start,
    end: start + found.length,
    meanings: [],
    digits: null,
    ordinal: null,
    clock: null,
    figures: null,
    isCapital: first !== first.toLowerCase() && text.length > 0,
    endsClause: endsClause(found, text.slice(start + found.length, start + found.length + 4)),
  };
}

/** A point ends a clause behind a long word; behind a short one it may be an abbreviation. A smile ends one too. */
function endsClause(found: string, behind: string): boolean {
  return (
    /^\s?(?:[,;!?)\n]|\p{Extended_Pictographic})/u.test(behind) ||
    (/^\p{L}{5,}$/u.test(found) && /^\.(?:[\s.]|$)/u.test(behind))
  );
}

function readWord(base: Token, found: string, language: EngineLanguage): Token[] {
  const lexicon = lexiconOf(language);
  const meanings = meaningsOf(lexicon, base.folded);
  if (meanings.length > 0) return [{ ...base, meanings }];
  if (language !== 'DE') return [{ ...base, meanings: stuckDay(lexicon, base.folded) }];
  // "Dienstagvormittag" and "Freitagnachmittag" are two words in one.
  for (let cut = 3; cut <= base.folded.length - 3; cut += 1) {
    const [head, tail] = [
      lexicon.words.get(base.folded.slice(0, cut)),
      lexicon.words.get(base.folded.slice(cut)),
    ];
    const isCompound =
      (head?.some(({ kind }) => kind === 'weekday' || kind === 'day') &&
        tail?.some(({ kind }) => kind === 'part' || kind === 'day')) ||
      (head?.some(({ kind }) => kind === 'month') && tail?.some(({ kind }) => kind === 'unit'));
    const at = base.start + Math.min(cut, found.length - 1);
    // "Wochenanfang" is "Anfang der Woche".
    const isEdge =
      head?.some(({ kind }) => kind === 'unit') &&
      tail?.some((one) => one.kind === 'sign' && ['begin', 'middle', 'end'].includes(one.sign));
    if (isEdge && head && tail)
      return [
        { ...base, end: at, folded: base.folded.slice(cut), meanings: tail },
        { ...base, start: at, folded: base.folded.slice(0, cut), meanings: head },
      ];
    if (isCompound && head && tail) {
      return [
        { ...base, end: at, folded: base.folded.slice(0, cut), meanings: head },
        { ...base, start: at, folded: base.folded.slice(cut), meanings: tail },
      ];
    }
  }
  return [{ ...base, meanings }];
}

/** "впятницу", "упятницю": the preposition typed without a blank. */
function stuckDay({ words }: Lexicon, folded: string): readonly Meaning[] {
  const rest = /^(?:во|в|у|на)(\p{Script=Cyrillic}{5,})$/u.exec(folded)?.[1] ?? '';
  return (words.get(rest) ?? []).filter(({ kind }) => kind === 'weekday' || kind === 'day');
}

function readFigures(groups: Record<string, string | undefined>, rest: string): Partial<Token> {
  const { iso, full, clock, pair, ordinal, number } = groups;
  if (iso) {
    const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
    return { figures: { first: day, second: month, year, mark: '-', isPadded: true, hasEndDot: true } };
  }
  if (full || pair) return readPair(full ?? pair ?? '');
  if (clock) {
    const [hour = 99, minute = 99] = clock.split(/[:：]/).map(Number);
    return hour <= 24 && minute < 60 ? { clock: { hour, minute } } : {};
  }
  if (ordinal) return { ordinal: Number.parseInt(ordinal, 10) };
  if (!number || number.length > 4) return {};
  const value = Number(number);
  return { digits: value, ordinal: /^\.(?!\d)/.test(rest) && value <= 31 ? value : null };
}

function readPair(text: string): Partial<Token> {
  const [first = '', second = '', year] = text.replace(/\.$/, '').split(/[./-]/);
  const fullYear =
    year === undefined || year === '' ? null : Number(year) < 100 ? 2000 + Number(year) : Number(year);
  return {
    figures: {
      first: Number(first),
      second: Number(second),
      year: fullYear,
      mark: text.includes('/') ? '/' : '.',
      isPadded: second.length === 2,
      hasEndDot: text.endsWith('.') || fullYear !== null,
    },
  };
}
