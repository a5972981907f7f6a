import { sayTintLaw } from '@glossa/engine';
import type { Answer, TurnFacts } from '../answer.ts';

/** The notice on film for front glass, where the engine would have given it and the model did not. */
export function noticeFor(text: string, { studio, language }: TurnFacts, { reason }: Answer): string | null {
  if (!reason.acts.some((act) => act.startsWith('tintLaw'))) return null;
  const notice = sayTintLaw({ studio, language });
  return notice === null || text.includes(notice) ? null : notice;
}
