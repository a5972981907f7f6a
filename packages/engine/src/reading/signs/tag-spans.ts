import type { EngineLanguage } from '../../facts.ts';
import { readWhen } from '../../when/index.ts';
import type { Token } from '../tokens.ts';

/** Marks the tokens of times, phone numbers, e-mail addresses, links and sums. */
export function tagSpans(
  { text, language }: { text: string; language: EngineLanguage },
  tokens: readonly Token[],
  tags: string[][],
): void {
  const mark = (name: string, start: number, end: number) =>
    tokens.forEach((token, at) => {
      if (token.start < end && token.end > start) tags[at]?.push(name);
    });
  for (const [name, shape] of SHAPES)
    for (const match of text.matchAll(shape)) mark(name, match.index, match.index + match[0].length);
  // Each sentence is read by itself: one message may name several times, and the reader gives one.
  for (const part of text.matchAll(SENTENCES)) {
    const words = tokens.map((_, at) => at).filter((at) => isWithin(tokens[at], part));
    if (!words.some((at) => tags[at]?.some((tag) => TIMELY.has(tag)))) continue;
    const when = readWhen(part[0], { now: SOME_DAY, timezone: 'UTC', language });
    if (when) mark(`when.${when.kind}`, part.index + when.span.start, part.index + when.span.end);
  }
}

function isWithin(token: Token | undefined, part: RegExpExecArray): boolean {
  return token !== undefined && token.start >= part.index && token.end <= part.index + part[0].length;
}

/** Where none of these stands, no time is told. */
const TIMELY = new Set(['figure', 't.timeWord', 't.monthWord', 't.free', 't.number']);

/** Only where words of a time stand matters here, not which day they mean. */
const SOME_DAY = '2026-03-11T10:00:00Z';

const SENTENCES = /[^.!?\n;]+(?:[.!?;](?=\S)[^.!?\n;]*)*/gu;

const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['phone', /(?<![\d.,])\+?\(?\d[\d\s()/.-]{5,17}\d/gu],
  ['email', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,64}/gu],
  ['link', /https?:\S+|www\.\S+/giu],
  [
    'money',
    /\d(?:[\d.,]{0,9}|\d{0,2}\s\d{3})\s?(?:€|\$|£|₴|₽|eur|euro|грн|руб|гривень|гривен|рубл\p{L}*|zł|usd|quid|тыс|тис|к)(?!\p{L})|[€$£₴₽]\s?\d[\d.,]{0,9}/giu,
  ],
  ['clock', /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)|(?<!\d)\d{1,2}\s?(?:am|pm|uhr|h)(?!\p{L})/giu],
  ['percent', /\d+\s?%/gu],
];
