import { bare, hourOf, isHourUnit, numberOf, type ReadClock, type Rule, skip, sure } from './clock-parts.ts';
import { MINUTE_WORDS } from './clock-words.data.ts';
import { half, halfInOneWord, minutesAround, minutesInto, minutesShort, quarter } from './minute-rules.ts';
import { isSecondHalf } from './part-hours.ts';
import { hasSign, meaning, type Token } from './token.ts';

/** A time of day that begins at this token, in the ways the four languages say it. */
export function readClock(tokens: readonly Token[], at: number): ReadClock | null {
  return readBy(RULES, tokens, at);
}

/** The beginning of a span: in "from 9 to 11" the "9 to 11" is no time of its own. */
export function readSpanStart(tokens: readonly Token[], at: number): ReadClock | null {
  return readBy(
    RULES.filter((rule) => rule !== minutesAround),
    tokens,
    at,
  );
}

function readBy(rules: readonly Rule[], tokens: readonly Token[], at: number): ReadClock | null {
  for (const rule of rules) {
    const found = rule(tokens, at);
    if (found) return withHalf(tokens, found);
  }
  return null;
}

const written: Rule = (tokens, at) => {
  const token = tokens[at];
  if (token?.clock) {
    const to = skip(tokens, at + 1, 'clock');
    // 07:30 is in the morning, 3:30 like a bare three.
    const isFormal = to > at + 1 && token.clock.hour >= 6;
    return token.folded.startsWith('0') || isFormal
      ? sure(token.clock.hour, token.clock.minute, to)
      : bare(token.clock.hour, token.clock.minute, to, true);
  }
  const { first = 99, second = 99, mark, isPadded, year } = token?.figures ?? {};
  const isTime = mark === '.' && year === null && isPadded && first <= 24 && second < 60;
  const said =
    hasSign(tokens[at - 1], 'at', 'from', 'to', 'after', 'before') ||
    hasSign(tokens[at + 1], 'clock') ||
    second > 12 ||
    second === 0;
  return isTime && said ? bare(first, second, skip(tokens, at + 1, 'clock'), true) : null;
};

/** "15 Uhr 30", "8 Uhr", "3 o'clock", "о 9 годині", "в 3 часа". */
const hourWithWord: Rule = (tokens, at) => {
  const hour = hourOf(tokens[at]);
  if (hour === null) return null;
  const next = tokens[at + 1];
  if (!hasSign(next, 'clock') && !isHourUnit(next)) return null;
  if (
    isHourUnit(next) &&
    !hasSign(next, 'clock') &&
    !hasSign(tokens[at - 1], 'at', 'on', 'after', 'before', 'to', 'from')
  )
    return null;
  const minutes = tokens[at + 2];
  const isMinutes = hasSign(next, 'clock') && (numberOf(minutes) ?? 60) < 60 && (numberOf(minutes) ?? 0) >= 5;
  return isMinutes ? bare(hour, numberOf(minutes) ?? 0, at + 3, true) : bare(hour, 0, at + 2, true);
};

/** "2 30pm", "at three thirty", "о сімнадцятій тридцять", "в десять пятнадцать". */
const hourAndMinutes: Rule = (tokens, at) => {
  const hour = hourOf(tokens[at]);
  const next = tokens[at + 1];
  if (hour === null || next === undefined) return null;
  if (tokens[at]?.digits !== null) {
    const isHalved = hasSign(tokens[at + 2], 'am', 'pm') && /^[0-5]\d$/.test(next.folded);
    return isHalved ? bare(hour, next.digits ?? 0, at + 2, true) : null;
  }
  const few = minutesUnderTen(tokens, at);
  if (few) return bare(hour, few.minutes, few.to, true);
  const tens = meaning(next, 'number')?.value ?? MINUTE_WORDS[next.folded] ?? null;
  if (tens === null || tens < 10 || tens > 59 || isHourUnit(tokens[at + 2])) return null;
  const ones = tens % 10 === 0 && tens >= 20 ? (meaning(tokens[at + 2], 'number')?.value ?? 0) : 0;
  const minutes = ones > 0 && ones < 10 ? tens + ones : tens;
  const isLed = hasSign(tokens[at - 1], 'at', 'on') || minutes % 15 === 0;
  if (!isLed || (hour >= 20 && hour % 10 === 0)) return null;
  return bare(hour, minutes, minutes > tens ? at + 3 : at + 2, true);
};

/** "девять ноль пять", "nine oh five", "о девʼятій пʼять". */
function minutesUnderTen(tokens: readonly Token[], at: number): { minutes: number; to: number } | null {
  const isZero = ZEROES.has(tokens[at + 1]?.folded ?? '');
  const isOrdinal = /ій$/u.test(tokens[at]?.folded ?? '') && hasSign(tokens[at - 1], 'at', 'on');
  const minutesAt = isZero ? at + 2 : at + 1;
  const minutes = isZero || isOrdinal ? (meaning(tokens[minutesAt], 'number')?.value ?? 0) : 0;
  return minutes > 0 && minutes < 10 ? { minutes, to: minutesAt + 1 } : null;
}

const ZEROES = new Set(['ноль', 'нуль', 'oh', 'null']);

const named: Rule = (tokens, at) => {
  if (hasSign(tokens[at], 'midday')) return { ...sure(12, 0, at + 1) };
  return hasSign(tokens[at], 'midnight') ? sure(24, 0, at + 1) : null;
};

/** Russian "в час", "к часу", "до часу": one o'clock. */
const oneOClock: Rule = (tokens, at) => {
  const [before, word, next] = [tokens[at - 1], tokens[at]?.folded ?? '', tokens[at + 1]];
  const isLed = before?.folded.length === 1 && hasSign(before, 'at') && !isHourUnit(next);
  const isBound = word === 'часу' && /^(?:до|после|с|около|ближе)$/u.test(before?.folded ?? '');
  const isOfDay = word === 'час' && next?.folded === 'дня';
  return (/^(?:час|часу)$/u.test(word) && isLed) || isBound || isOfDay ? bare(1, 0, at + 1, true) : null;
};

/** A figure or number word that is only a time because of what stands around it. */
const plain: Rule = (tokens, at) => {
  const hour = hourOf(tokens[at]);
  return hour === null ? null : bare(hour, 0, at + 1, false);
};

const RULES: readonly Rule[] = [
  written,
  hourWithWord,
  hourAndMinutes,
  half,
  halfInOneWord,
  quarter,
  minutesInto,
  minutesAround,
  minutesShort,
  named,
  oneOClock,
  plain,
];

/** "3pm", "10 утра", "um 8 abends": which half of the day an hour belongs to. */
function withHalf(tokens: readonly Token[], found: ReadClock): ReadClock {
  const after = tokens[found.to];
  const isAm = hasSign(after, 'am') || (after?.folded === 'a' && tokens[found.to + 1]?.folded === 'm');
  const isPm = hasSign(after, 'pm') || (after?.folded === 'p' && tokens[found.to + 1]?.folded === 'm');
  if (!isAm && !isPm) return withPart(tokens, found);
  const width = after?.folded === 'a' || after?.folded === 'p' ? 2 : 1;
  return { clock: { ...found.clock, half: isPm ? 'pm' : 'am' }, to: found.to + width, isSure: true };
}

/** "9 in the morning", "um acht in der Früh". */
function withPart(tokens: readonly Token[], found: ReadClock): ReadClock {
  let at = found.to;
  while (at < found.to + 2 && LEADING_PART.has(tokens[at]?.folded ?? '')) at += 1;
  const part = at > found.to ? (meaning(tokens[at], 'part')?.part ?? null) : null;
  if (part === null) return found;
  return { clock: { ...found.clock, half: isSecondHalf(part) ? 'pm' : 'am' }, to: at + 1, isSure: true };
}

const LEADING_PART = new Set(['in', 'the', 'der', 'am']);
