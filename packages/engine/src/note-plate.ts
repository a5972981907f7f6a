import { words } from './dialog/act.ts';
import { repeatQuestion } from './dialog/answers/repeat-question.ts';
import type { Context } from './dialog/context.ts';
import { type Draft, say } from './dialog/draft.ts';

/** A message that is a number plate and nothing else is acknowledged, and the talk goes on where it was. */
export function notePlate(draft: Draft, context: Context, plate: string): void {
  draft.state = { ...draft.state, turns: draft.state.turns + 1 };
  say(draft, 'plateNoted', { plate: words(plate) });
  repeatQuestion(draft, context);
}
