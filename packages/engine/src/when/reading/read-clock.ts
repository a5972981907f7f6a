import { GENITIVE_HOURS, MINUTE_WORDS } from './clock-words.data.ts';
import { isSecondHalf } from './part-hours.ts';
import type { Clock } from './piece.ts';
import { hasSign, meaning, type Token } from './token.ts';

export type ReadClock = { clock: Clock; to: number /** It can be nothing but a time. */; isSure: boolean };

type Rule = (tokens: readonly Token[], at: number) => ReadClock | null;

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
  const tens = meaning(next, 'number')?.value ?? MINUTE_WORDS[next.folded] ?? null;
  if (tens === null || tens < 10 || tens > 59 || isHourUnit(tokens[at + 2])) return null;
  const ones = tens % 10 === 0 && tens >= 20 ? (meaning(tokens[at + 2], 'number')?.value ?? 0) : 0;
  const isLed = hasSign(tokens[at - 1], 'at', 'on') || tens % 15 === 0;
  if (!isLed || (hour >= 20 && hour % 10 === 0)) return null;
  return ones > 0 && ones < 10 ? bare(hour, tens + ones, at + 3, true) : bare(hour, tens, at + 2, true);
};

/** "halb vier", "half three", "half past three", "пів на третю", "половина четвертого", "пол пятого". */
const half: Rule = (tokens, at) => {
  if (!hasSign(tokens[at], 'half')) return null;
  const isPast = hasSign(tokens[at + 1], 'past', 'after');
  const hourAt = isPast || hasSign(tokens[at + 1], 'on') ? at + 2 : at + 1;
  const hour = hourOf(tokens[hourAt]);
  if (hour === null) return null;
  const isEnglish = tokens[at]?.folded === 'half';
  return isEnglish ? bare(hour, 30, hourAt + 1, true) : shortOf(hour, 30, hourAt + 1);
};

/** "полчетвертого" in one word. */
const halfInOneWord: Rule = (tokens, at) => {
  const rest = /^(?:пол|пів)(.{4,})$/u.exec(tokens[at]?.folded ?? '')?.[1];
  const hour = rest === undefined ? undefined : GENITIVE_HOURS[rest];
  return hour === undefined ? null : shortOf(hour, 30, at + 1);
};

/** "quarter past three", "Viertel vor drei", "viertel vier", "чверть на третю", "четверть третьего". */
const quarter: Rule = (tokens, at) => {
  const isSplit = tokens[at]?.folded === 'drei' && hasSign(tokens[at + 1], 'quarter');
  if (isSplit || hasSign(tokens[at], 'threeQuarters')) {
    const hourAt = isSplit ? at + 2 : at + 1;
    const hour = hourOf(tokens[hourAt]);
    return hour === null ? null : shortOf(hour, 45, hourAt + 1);
  }
  if (!hasSign(tokens[at], 'quarter')) return null;
  const next = tokens[at + 1];
  const direct = hourOf(next);
  if (direct !== null) return shortOf(direct, 15, at + 2);
  const hour = hourOf(tokens[at + 2]);
  if (hour === null) return null;
  if (isBefore(next)) return shortOf(hour, 45, at + 3);
  if (hasSign(next, 'on')) return shortOf(hour, 15, at + 3);
  return hasSign(next, 'past', 'after', 'to') ? bare(hour, 15, at + 3, true) : null;
};

/** "ten to four", "zehn nach drei", "fünf nach halb acht". */
const minutesAround: Rule = (tokens, at) => {
  const minutes = numberOf(tokens[at]);
  if (minutes === null || minutes > 29) return null;
  const signAt = meaning(tokens[at + 1], 'unit')?.unit === 'minute' ? at + 2 : at + 1;
  const sign = tokens[signAt];
  // Ukrainian "десять по другій"; "по другу" would be until two.
  const isPast = sign?.folded === 'по' && /ій$/u.test(tokens[signAt + 1]?.folded ?? '');
  const direction = isBefore(sign) ? -1 : isPast || hasSign(sign, 'past', 'after') ? 1 : 0;
  if (direction === 0) return null;
  const isHalf = hasSign(tokens[signAt + 1], 'half');
  const hour = hourOf(tokens[signAt + (isHalf ? 2 : 1)]);
  if (hour === null || hour > 12) return null;
  const total = hour * 60 + (isHalf ? -30 : 0) + direction * minutes;
  return bare(Math.floor(total / 60) || 12, total % 60, signAt + (isHalf ? 3 : 2), true);
};

/** "без четверти три", "без десяти четыре", "за чверть третя", "за десять дев'ята". */
const minutesShort: Rule = (tokens, at) => {
  if (!hasSign(tokens[at], 'minus') && tokens[at]?.folded !== 'за') return null;
  const minutes = hasSign(tokens[at + 1], 'quarter') ? 15 : numberOf(tokens[at + 1]);
  if (minutes === null || minutes > 29) return null;
  const hourAt = meaning(tokens[at + 2], 'unit')?.unit === 'minute' ? at + 3 : at + 2;
  const hour = tokens[hourAt]?.folded === 'час' ? 1 : hourOf(tokens[hourAt]);
  return hour === null ? null : shortOf(hour, 60 - minutes, hourAt + 1);
};

const named: Rule = (tokens, at) => {
  if (hasSign(tokens[at], 'midday')) return { ...sure(12, 0, at + 1) };
  return hasSign(tokens[at], 'midnight') ? sure(24, 0, at + 1) : null;
};

/** "двадцать минут четвёртого", "десять хвилин на четверту": so many minutes into the hour before. */
const minutesInto: Rule = (tokens, at) => {
  const minutes = numberOf(tokens[at]);
  if (minutes === null || minutes > 59 || meaning(tokens[at + 1], 'unit')?.unit !== 'minute') return null;
  const hourAt = hasSign(tokens[at + 2], 'on') ? at + 3 : at + 2;
  const hour = tokens[hourAt] ? feminineHour(tokens[hourAt]) : null;
  return hour === null ? null : shortOf(hour, minutes, hourAt + 1);
};

/** Russian "в час", "к часу": one o'clock. */
const oneOClock: Rule = (tokens, at) => {
  const isOne = /^(?:час|часу)$/u.test(tokens[at]?.folded ?? '') && tokens[at - 1]?.folded.length === 1;
  const isLed = hasSign(tokens[at - 1], 'at') && !isHourUnit(tokens[at + 1]);
  const isOfDay = tokens[at]?.folded === 'час' && tokens[at + 1]?.folded === 'дня';
  return (isOne && isLed) || isOfDay ? bare(1, 0, at + 1, true) : null;
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

const ARTICLES = new Set([
  'ein',
  'einem',
  'einer',
  'einen',
  'ner',
  'nem',
  'одну',
  'одна',
  'пару',
  'пара',
  'couple',
  'paar',
]);

function hourOf(token: Token | undefined): number | null {
  if (!token || ARTICLES.has(token.folded)) return null;
  const value =
    token.digits ??
    (token.ordinal !== null && token.digits === null ? token.ordinal : null) ??
    numberOf(token) ??
    feminineHour(token);
  return value !== null && value <= 24 ? value : null;
}

function numberOf(token: Token | undefined): number | null {
  return token?.digits ?? meaning(token, 'number')?.value ?? null;
}

/** Ukrainian hours are ordinals: "о третій", "на третю"; Russian ones after a half: "четвертого". */
function feminineHour(token: Token): number | null {
  const value = meaning(token, 'ordinal')?.value ?? null;
  const isHourForm =
    /(?:у|ю|ій|ої|ьої|а|я|ого|ьего|ою)$/u.test(token.folded) && /\p{Script=Cyrillic}/u.test(token.folded);
  return value !== null && value <= 23 && isHourForm ? value : null;
}

/** Minutes of the hour before the one said: half one is half past twelve, and a quarter to eight is before work. */
function shortOf(hour: number, minute: number, to: number): ReadClock {
  const read = bare(hour === 1 ? 12 : hour - 1, minute, to, true);
  return hour === 8 ? { ...read, clock: { ...read.clock, half: 'early' } } : read;
}

function isBefore(token: Token | undefined): boolean {
  return hasSign(token, 'before') || token?.folded === 'to' || token?.folded === 'til';
}

function isHourUnit(token: Token | undefined): boolean {
  const unit = meaning(token, 'unit');
  return unit?.unit === 'hour' && unit.amount === 1;
}

function skip(tokens: readonly Token[], at: number, sign: 'clock'): number {
  return hasSign(tokens[at], sign) ? at + 1 : at;
}

function sure(hour: number, minute: number, to: number): ReadClock {
  return { clock: { hour, minute, half: 'full' }, to, isSure: true };
}

function bare(hour: number, minute: number, to: number, isSure: boolean): ReadClock {
  const isWhole = hour > 12 || hour === 0;
  return { clock: { hour, minute, half: isWhole ? 'full' : 'bare' }, to, isSure };
}
