import { findIntents } from '../../understanding/find-intents.ts';

/** "Would the package be cheaper?" orders nothing: the words of a message without its sentences that only compare. */
export function withoutComparing(text: string): string {
  const isOrdered = (piece: string) => !COMPARING.some((intent) => findIntents(piece).has(intent));
  return text.split(SENTENCES).filter(isOrdered).join('. ');
}

const SENTENCES = /[.!?;](?:\s+|$)/u;
const COMPARING = ['cheaper', 'haggle', 'difference'] as const;
