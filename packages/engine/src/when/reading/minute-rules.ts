import { bare, feminineHour, hourOf, isBefore, numberOf, type Rule, shortOf, sure } from './clock-parts.ts';
import { GENITIVE_HOURS } from './clock-words.data.ts';
import { hasSign, meaning, type Token } from './token.ts';

/** "halb vier", "half three", "half past three", "пів на третю", "половина четвертого", "пол пятого". */
export const half: Rule = (tokens, at) => {
  if (!hasSign(tokens[at], 'half')) return null;
  const isPast = hasSign(tokens[at + 1], 'past', 'after');
  const hourAt = isPast || hasSign(tokens[at + 1], 'on') ? at + 2 : at + 1;
  const hour = hourOf(tokens[hourAt]);
  if (hour === null) return null;
  const isEnglish = tokens[at]?.folded === 'half';
  return isEnglish ? bare(hour, 30, hourAt + 1, true) : shortOf(hour, 30, hourAt + 1);
};

/** "полчетвертого" in one word. */
export const halfInOneWord: Rule = (tokens, at) => {
  const rest = /^(?:пол|пів)(.{4,})$/u.exec(tokens[at]?.folded ?? '')?.[1];
  const hour = rest === undefined ? undefined : GENITIVE_HOURS[rest];
  return hour === undefined ? null : shortOf(hour, 30, at + 1);
};

/** "quarter past three", "Viertel vor drei", "viertel vier", "чверть на третю", "четверть третьего". */
export const quarter: Rule = (tokens, at) => {
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
export const minutesAround: Rule = (tokens, at) => {
  const minutes = numberOf(tokens[at]);
  if (minutes === null || minutes > 29) return null;
  const signAt = meaning(tokens[at + 1], 'unit')?.unit === 'minute' ? at + 2 : at + 1;
  const sign = tokens[signAt];
  // "10 til 12" in figures is a span.
  if (tokens[at]?.digits !== null && /^till?$/.test(sign?.folded ?? '')) return null;
  // Ukrainian "десять по другій"; "по другу" would be until two.
  const isPast = sign?.folded === 'по' && /ій$/u.test(tokens[signAt + 1]?.folded ?? '');
  const direction = isBefore(sign) ? -1 : isPast || hasSign(sign, 'past', 'after') ? 1 : 0;
  if (direction === 0) return null;
  const isHalf = hasSign(tokens[signAt + 1], 'half');
  const hour = hourOf(tokens[signAt + (isHalf ? 2 : 1)]);
  if (hour === null || (hour > 12 && hour !== 24)) return null;
  const to = signAt + (isHalf ? 3 : 2);
  const total = hour * 60 + (isHalf ? -30 : 0) + direction * minutes;
  // Five to nought is before midnight.
  if (hour % 24 === 0) return sure(Math.floor((total + dayMinutes) / 60) % 24, (total + dayMinutes) % 60, to);
  return bare(Math.floor(total / 60) || 12, total % 60, to, true);
};

const dayMinutes = 24 * 60;

/** "без четверти три", "без десяти четыре", "за чверть третя", "за десять дев'ята". */
export const minutesShort: Rule = (tokens, at) => {
  if (!hasSign(tokens[at], 'minus') && tokens[at]?.folded !== 'за') return null;
  const said = hasSign(tokens[at + 1], 'quarter') ? { value: 15, to: at + 2 } : minutesAt(tokens, at + 1);
  if (said === null || said.value > 29) return null;
  // In "без двадцати пять" the five is the hour, in "без двадцати пяти три" it is not.
  const isHourLeft = hourOf(tokens[said.to]) !== null || meaning(tokens[said.to], 'unit') !== null;
  const [minutes, end] = isHourLeft
    ? [said.value, said.to]
    : [numberOf(tokens[at + 1]) ?? said.value, at + 2];
  const hourAt = meaning(tokens[end], 'unit')?.unit === 'minute' ? end + 1 : end;
  const hour = tokens[hourAt]?.folded === 'час' ? 1 : hourOf(tokens[hourAt]);
  return hour === null ? null : shortOf(hour, 60 - minutes, hourAt + 1);
};

/** "двадцать минут четвёртого", "десять хвилин на четверту": so many minutes into the hour before. */
export const minutesInto: Rule = (tokens, at) => {
  const said = minutesAt(tokens, at);
  if (said === null || said.value > 59) return null;
  // Ukrainian "пʼять на одинадцяту" leaves the minutes out.
  const into = tokens[said.to + 1];
  if (tokens[at]?.digits === null && said.value % 5 === 0 && tokens[said.to]?.folded === 'на' && into) {
    const hour = /[ую]$/u.test(into.folded) ? feminineHour(into) : null;
    if (hour !== null) return shortOf(hour, said.value, said.to + 2);
  }
  if (meaning(tokens[said.to], 'unit')?.unit !== 'minute') return null;
  const hourAt = hasSign(tokens[said.to + 1], 'on') ? said.to + 2 : said.to + 1;
  const hour = tokens[hourAt] ? feminineHour(tokens[hourAt]) : null;
  return hour === null ? null : shortOf(hour, said.value, hourAt + 1);
};

/** "двадцать пять" is said in two words. */
function minutesAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const first = numberOf(tokens[at]);
  if (first === null) return null;
  const ones =
    tokens[at]?.digits === null && first >= 20 && first % 10 === 0 ? numberOf(tokens[at + 1]) : null;
  return ones !== null && ones > 0 && ones < 10
    ? { value: first + ones, to: at + 2 }
    : { value: first, to: at + 1 };
}
