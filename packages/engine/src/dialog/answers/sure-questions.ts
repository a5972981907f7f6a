import type { StudioQuestion } from '../../understanding/studio-questions.ts';
import { STUDIO_TOPICS } from '../../understanding/studio-topics.data.ts';
import type { Understanding } from '../../understanding/understand.ts';

/** What the studio is asked by a message that does nothing else, where no word of the topic bears it out. */
export function sureQuestions({ acts, text }: Understanding): StudioQuestion[] {
  if (ORDERING.some((act) => acts.has(act))) return [];
  const asked = [...acts].filter((act) => STUDIO_TOPICS.has(act) || TOLD.has(act));
  return asked.map((act) => ({ act, said: text.trim(), isBorneOut: true }));
}

const ORDERING = ['want', 'add', 'drop', 'change', 'ask.price', 'ask.have', 'book', 'choose'];

/** What the studio's own data answer. */
const TOLD: ReadonlySet<string> = new Set(['ask.hours', 'ask.address', 'ask.contact', 'ask.languages']);
