import { splitWords } from '../../../words/split-words.ts';
import type { Heard } from '../line-signs.ts';
import type { TurnWord } from '../turn-words.data.ts';
import { type BoundNumber, NO_CLAIM } from './bind-numbers.ts';
import { isFirst, isFurther, isOne, isPlural, isSet } from './by-piece.ts';
import { allOf, type CandidateCount, type CountedLine } from './candidate-counts.ts';
import { BOTH, LIVING, ORDINALS, SIZES } from './number-words.data.ts';
import { reachOf } from './phrases.ts';
import { numberIn } from './said-numbers.ts';

export type BindingField = {
  heard: Heard;
  lines: readonly CountedLine[];
  bound: readonly BoundNumber[];
};

const bit = (is: boolean) => (is ? 1 : 0);

/** Whether a number stands at the line it would count, at another one, or at something that is not sold here. */
export function signsOfBinding(count: CandidateCount, line: CountedLine, field: BindingField): number[] {
  const { heard, lines, bound } = field;
  const ofLine = (one: BoundNumber) => (one.own.get(line.at) ?? NO_CLAIM).most;
  const own = bound
    .filter(({ number }) => count.said.includes(number))
    .toSorted((one, other) => ofLine(other) - ofLine(one))[0];
  const won = bound.filter((one) => one.winners.has(line.at) && !isDenied(one, heard));
  const best = won.toSorted((one, other) => ofLine(other) - ofLine(one))[0];
  const last = won.at(-1);
  const isNamed = (heard.faced.get(line.at)?.evidence ?? []).some((weight) => weight > TOLD);
  return [
    ...(own ? signsOfOwn(own, line, field) : NOT_SAID),
    won.length,
    best ? ofLine(best) : 0,
    best ? bit(best.number.value === count.value) : -1,
    last ? bit(last.number.value === count.value) : -1,
    bound.filter(({ winners }) => winners.size > 0 && !winners.has(line.at)).length,
    bound.filter(({ winners }) => winners.size === 0).length,
    bit(isNamed),
    bit(isNamed && won.length === 0 && bound.some(({ winners }) => winners.size > 0)),
    ...signsOfName(count, line, heard),
    ...signsOfKin(count, line, { heard, lines }),
  ];
}

const TOLD = 0.15;

function signsOfOwn(own: BoundNumber, line: CountedLine, { heard, lines }: BindingField): number[] {
  const { number, winners, most, noun, isNounKnown } = own;
  const claim = own.own.get(line.at) ?? NO_CLAIM;
  const rival = Math.max(
    0,
    ...lines.filter((one) => one.at !== line.at).map((one) => (own.own.get(one.at) ?? NO_CLAIM).most),
  );
  const word = heard.words.words[number.at] ?? '';
  const [before, behind] = [heard.words.words[number.at - 1] ?? '', heard.words.words[number.at + 1] ?? ''];
  const { before: ahead, behind: after } = reachOf(number.at, heard.words);
  const has = (kind: TurnWord) =>
    bit([...ahead, ...after].some(({ at }) => heard.words.turns[at]?.has(kind) === true));
  return [
    claim.behind,
    claim.before,
    rival,
    most,
    claim.most - rival,
    most - claim.most,
    bit(winners.has(line.at)),
    winners.size,
    bit(noun === null),
    bit(isNounKnown),
    bit(noun !== null && LIVING.test(noun)),
    bit(SIZES.test(behind) || SIZES.test(before)),
    bit(ORDINALS.test(word)),
    bit(BOTH.test(word)),
    bit(TIMES.test(behind)),
    bit(BY.test(before) || BY.test(word)),
    ahead.length,
    after.length,
    ...PHRASE_KINDS.map(has),
  ];
}

const PHRASE_KINDS: readonly TurnWord[] = [
  'not',
  'only',
  'take',
  'said',
  'wrong',
  'mean',
  'missing',
  'all',
  'it',
];
const NOT_SAID = Array<number>(18 + PHRASE_KINDS.length).fill(-1);
const TIMES = /^(?:mal|times?|раз(?:а|и|ів|у)?|x|х)$/u;
const BY = /^(?:[xх]\d{0,2}|je|each|по|jeweils)$/u;

/** "Two front windows" are what the list calls "fronts", and "2x" may be the name of a line. */
function signsOfName({ value }: CandidateCount, { at }: CountedLine, { list, words }: Heard): number[] {
  const line = list.lines[at];
  const names = splitWords([line?.service, line?.zone, line?.material].join(' '));
  const isWhole = isSet(line) || isPlural(line);
  return [
    bit(names.some((name) => numberIn(name) === value)),
    bit(names.some((name) => numberIn(name) !== null)),
    bit(isWhole && line !== undefined && allOf(line) === value),
    bit(isWhole && value === 2 && names.some((name) => SIDE.test(name))),
    bit(names.some((name) => PAIR.test(name))),
    bit(words.words.some((word) => WHOLE.test(word))),
    bit(isOne(line)),
    line ? (allOf(line) ?? 0) : 0,
    bit(isFurther(line)),
    bit(isFirst(line)),
  ];
}

const SIDE =
  /^(?:front\p{L}*|rears?|vorder\p{L}*|vorn\p{L}*|hint\p{L}*|передн\p{L}*|задн\p{L}*|боков\p{L}*|бічн\p{L}*|sides?)$/u;
const PAIR = /^(?:pair|paar|both|beide\p{L}*|пара|пари|пары|обидв\p{L}*|оба|обе)$/u;
const WHOLE = /^(?:set|satz|комплект\p{L}*|набор\p{L}*|набір|kit|each|pro|per|за|кожн\p{L}*|кажд\p{L}*)$/u;

/** "Removing the old film too": what is done to the same part is done to as many. */
function signsOfKin(
  { value }: CandidateCount,
  line: CountedLine,
  { heard, lines }: { heard: Heard; lines: readonly CountedLine[] },
): number[] {
  const partsOf = ({ at }: CountedLine) =>
    splitWords(heard.list.lines[at]?.zone ?? heard.list.lines[at]?.service ?? '').filter(
      (word) => word.length > 3,
    );
  const own = partsOf(line);
  const kin = lines.filter(
    (one) =>
      one !== line && partsOf(one).some((word) => own.some((mine) => mine.slice(0, 4) === word.slice(0, 4))),
  );
  const others = lines.filter((one) => one !== line);
  const isOld = ({ before }: CountedLine) => before === value;
  return [
    kin.length,
    bit(value > 1 && kin.some(isOld)),
    bit(others.length > 0 && others.every(isOld)),
    bit(value > 1 && others.some((one) => one.before === 0 && one.ruled === value)),
  ];
}

function isDenied({ number: { at } }: BoundNumber, { words: { turns, stretch } }: Heard): boolean {
  return [1, 2].some((back) => stretch[at - back] === stretch[at] && turns[at - back]?.has('not') === true);
}
