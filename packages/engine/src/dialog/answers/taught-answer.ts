import type { StudioFacts } from '../../facts.ts';
import { likeness } from '../wish/likeness.ts';

/** What the owner has answered once to this very question, asked in these words or nearly so. */
export function taughtAnswer(said: string, knowledge: StudioFacts['knowledge'] = []): string | null {
  let best: { answer: string; score: number } | null = null;
  for (const { question, answer } of knowledge) {
    if (question === undefined) continue;
    const score = isSame(question, said) ? 1 : Math.min(likeness(question, said), likeness(said, question));
    if (score >= ALIKE && score > (best?.score ?? 0)) best = { answer, score };
  }
  return best?.answer ?? null;
}

/** Both ways: a question that asks more, or of something else, is another one. */
const ALIKE = 0.6;

function isSame(question: string, said: string): boolean {
  return plain(question) === plain(said);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
