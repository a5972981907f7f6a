import { sayConfirmChoices, sayTimeChoices } from '@glossa/engine';
import type { Answer, Proposal, TurnFacts } from '../answer.ts';

type Scene = {
  facts: TurnFacts;
  /** What the client is asked to say yes to. */
  proposal: Proposal | null;
  builtIn: Answer;
  starts: readonly string[];
  /** In another language nothing is put to tap but words of the list: ours would change the talk's language. */
  isElsewhere: boolean;
};

const mostChoices = 6;

/**
 * What the client may tap: yes where a yes is asked for, the times that were offered, or the engine's own choices where
 * the model asks the same thing, which its naming one of them shows.
 */
export function choicesFor(text: string, { facts, proposal, builtIn, starts, isElsewhere }: Scene): string[] {
  const { studio, language } = facts;
  if (!/\?\s*$/u.test(text.trim())) return [];
  if (proposal && !isElsewhere) return sayConfirmChoices(proposal.kind, { studio, language });
  if (starts.length > 0 && !isElsewhere)
    return sayTimeChoices([...new Set(starts)].slice(0, mostChoices), { studio, language });
  const own = builtIn.reply.choices ?? [];
  const said = text.toLowerCase();
  const isSame = own.some((choice) => choice.length > 1 && said.includes(choice.toLowerCase()));
  return isSame ? own.slice(0, mostChoices) : [];
}
