import type { Span } from '@glossa/engine';

const longestWords = 1_000;

type Where = { from: number; to: number; after: number };

/**
 * Finds words in a stretch of the text, first behind where the same words were found before. Models change spaces and
 * quotation marks now and then, so those may differ; everything else must stand there.
 */
export function findWords(text: string, words: string, { from, to, after }: Where): Span | null {
  if (words.trim() === '' || words.length > longestWords) return null;
  const pattern = new RegExp(words.trim().split(/\s+/).map(loose).join('\\s+'), 'gu');
  const stretch = text.slice(from, to);
  const found = [...stretch.matchAll(pattern)].map((match) => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
    text: match[0],
  }));
  return found.find((span) => span.start >= after) ?? found[0] ?? null;
}

function loose(word: string): string {
  return word
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/["'“”„«»’‘`]/g, '["\'“”„«»’‘`]')
    .replace(/[-–—]/g, '[-–—]');
}
