import type { Span } from '@glossa/engine';

/**
 * The lines with a figure or a currency that nobody accounted for, neither as a row nor as unread. Whoever reads may
 * take such a line for a heading; the owner still has to see that it gave no price.
 */
export function findUnseenLines(text: string, seen: readonly Span[]): Span[] {
  const lines: Span[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const isSeen = seen.some((span) => span.start < end && start < span.end);
    if (!isSeen && moneyLike.test(line)) lines.push({ start, end, text: line });
    start = end + 1;
  }
  return lines;
}

const moneyLike = /\d|[€$£₴₽]|euro|(?<!\p{L})(eur|usd|uah|chf)(?!\p{L})|грн|гривен|гривн|рубл/iu;
