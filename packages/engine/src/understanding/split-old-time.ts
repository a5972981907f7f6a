import { foldText } from '../words/fold-text.ts';
import { findIntents } from './find-intents.ts';
import { isBound } from './is-bound.ts';
import { DAY_NAMES, FROM_TO, TO_WORDS, TURNING_WORDS, UNFIT } from './time-words.data.ts';

/**
 * Parts the time a client wants from the one to be left: "I can't make it tomorrow, can we do Tuesday?"
 * Both texts keep the length of the message, so that places in them are places in it.
 */
export function splitOldTime(
  text: string,
  hasTime: (part: string) => boolean,
): { wanted: string; left: string } {
  const replaced = replacedTime(text, hasTime);
  if (replaced) return cutOut(text, replaced);
  const fromTo = FROM_TO.exec(text);
  const rest = fromTo ? text.slice(fromTo.index + fromTo[0].length) : '';
  if (fromTo && hasTime(fromTo[1] ?? '') && hasTime(rest)) return cut(text, fromTo.index + fromTo[0].length);
  const parts = clausesOf(text).filter(({ start, end }) => hasTime(text.slice(start, end)));
  const last = parts.at(-1);
  if (parts.length < 2 || !last) return cutAtTurn(text, hasTime);
  const isLeft = ({ start, end }: Clause) => {
    const said = text.slice(start, end);
    if (isBound(said)) return false;
    return UNFIT.test(said) || LEAVING.some((intent) => findIntents(said).has(intent));
  };
  const firstWanted = parts.findIndex((part) =>
    findIntents(text.slice(part.start, part.end)).has('reschedule'),
  );
  const lastLeft = parts.findLastIndex((part) => isLeft(part));
  // "Could we move it to Wednesday? I can't make it tomorrow": what does not suit is told behind.
  if (firstWanted === 0 && lastLeft === parts.length - 1) return cutOff(text, parts[lastLeft]?.start ?? 0);
  const unfit = parts[lastLeft];
  // "Could we move it to Wednesday? I can't make it tomorrow. At ten again": what follows is wanted too.
  if (firstWanted === 0 && lastLeft > 0 && unfit) return cutOut(text, unfit);
  // "And on Wednesday at ten? I won't make it on Thursday": so it is without a word of moving.
  const behind = text.slice(last.start, last.end);
  const isWanted = parts.some((part) => !isLeft(part));
  if (isWanted && isUnableIn(behind)) return cutOff(text, last.start);
  const at = firstWanted > 0 ? firstWanted : lastLeft + 1;
  const start = parts[at]?.start ?? 0;
  return start > 0 && at > 0 ? cut(text, start) : cutAtTurn(text, hasTime);
}

/** "Saturday at ten please, instead of Tuesday": the time behind such words is the one that is given up, wherever they stand. */
function replacedTime(text: string, hasTime: (part: string) => boolean): Clause | null {
  const found = IN_PLACE_OF.exec(text);
  if (!found) return null;
  const from = found.index + found[0].length;
  const words = [...text.slice(from).matchAll(/\S+/gu)].slice(0, MOST_WORDS);
  const old = words.find(({ index, 0: word }) => hasTime(text.slice(from, from + index + word.length)));
  if (!old) return null;
  const clause = { start: found.index, end: from + old.index + old[0].length };
  return hasTime(cutOut(text, clause).wanted) ? clause : null;
}

const IN_PLACE_OF =
  /(?<!\p{L})(?:instead of|rather than|in place of|anstatt|anstelle(?: von)?|statt|замість|вместо)\s+/iu;
const MOST_WORDS = 4;

/** Whoever can't come then says so of that time and of no other. */
function isUnableIn(said: string): boolean {
  const intents = findIntents(said);
  return UNABLE.test(said) || intents.has('cannotCome') || intents.has('cannot');
}

const UNABLE =
  /(?<!\p{L})(?:can['’]?t (?:make|do|come)|cannot (?:make|do|come)|won['’]?t (?:make|manage)|schaff\p{L}* (?:\p{L}+ ){0,4}nicht|(?:kann|klappt|geht) (?:\p{L}+ ){0,4}nicht|не (?:встиг|усп[еі]|зможу|смогу|вийде|выйдет|виходить|получ|могу|можу)\p{L}*)(?!\p{L})/iu;

const LEAVING = ['cannotCome', 'cannot', 'cancel', 'no'] as const;

type Clause = { start: number; end: number };

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const match of text.matchAll(
    /(?:[,;!?\n]|(?<!\d)\.|\.(?=\s+(?:then|so|can|could|dann|aber|lieber|тоді|тогда|можна|можно|давайте|краще|лучше)(?!\p{L})))(?=\s|$)/giu,
  )) {
    clauses.push({ start, end: match.index });
    start = match.index + 1;
  }
  return [...clauses, { start, end: text.length }];
}

/** "Not Friday but Saturday": the last word that turns with a time on both sides. */
function cutAtTurn(text: string, hasTime: (part: string) => boolean): { wanted: string; left: string } {
  for (const match of [...text.matchAll(TURNING_WORDS)].toReversed()) {
    const at = match.index + match[0].length;
    const [before, after] = [text.slice(0, match.index), text.slice(at)];
    // "Wednesday would be better actually, first thing" turns to no other day.
    const isOfSameDay =
      DAY_NAMES.test(foldText(before)) && !DAY_NAMES.test(foldText(after)) && !/\d/u.test(after);
    if (hasTime(before) && hasTime(after) && !isOfSameDay) return cut(text, at);
  }
  // "Move Friday's appointment to Monday".
  for (const match of text.matchAll(TO_WORDS)) {
    const [before, after] = [text.slice(0, match.index), text.slice(match.index)];
    if (
      DAY_NAMES.test(foldText(before)) &&
      hasTime(before) &&
      DAY_NAMES.test(foldText(after)) &&
      hasTime(after)
    )
      return cut(text, match.index);
  }
  return { wanted: text, left: '' };
}

function cutOff(text: string, at: number): { wanted: string; left: string } {
  return { wanted: text.slice(0, at).padEnd(text.length), left: `${' '.repeat(at)}${text.slice(at)}` };
}

function cutOut(text: string, { start, end }: Clause): { wanted: string; left: string } {
  const blank = ' '.repeat(end - start);
  return {
    wanted: text.slice(0, start) + blank + text.slice(end),
    left: `${' '.repeat(start)}${text.slice(start, end)}`.padEnd(text.length),
  };
}

function cut(text: string, at: number): { wanted: string; left: string } {
  return { wanted: `${' '.repeat(at)}${text.slice(at)}`, left: text.slice(0, at) };
}
