import { cutMessage } from '../../../packages/engine/src/reading/decode/cut-message.ts';
import { CLAUSES, MENTIONS } from '../../../packages/engine/src/reading/decode/cuttings.ts';
import { withLayer } from '../../../packages/engine/src/reading/signs/message-signs.ts';
import { learnCutting } from './learn-cutting.ts';
import { learnStances } from './learn-stances.ts';
import type { Prepared } from './prepare.ts';
import type { Weights } from './weights.ts';

export type LearnedWeights = { clauses: Weights; mentions: Weights; stances: Weights };

/** Learns the whole reader: mentions, then the acts that build on them, then stances. */
export function learnReader(messages: readonly Prepared[]): LearnedWeights {
  const mentions = learnMentions(messages);
  const clauses = learnCutting(
    layered(messages).map(({ signs, acts }) => ({
      signs,
      pieces: acts.map(({ act, ...span }) => ({ label: act, ...span })),
    })),
    { cutting: CLAUSES, epochs: 4, rate: 0.2, isLoose: false },
  );
  return { mentions, clauses, stances: learnStances(messages, { epochs: 6, rate: 0.15 }) };
}

/** The questions of the topic files carry no marks of what they name. */
function learnMentions(messages: readonly Prepared[]): Weights {
  const marked = messages.filter(({ file }) => !file.endsWith('-topics'));
  return learnCutting(
    marked.map(({ signs, mentions }) => ({
      signs,
      pieces: mentions.map(({ role, ...span }) => ({ label: role, ...span })),
    })),
    { cutting: MENTIONS, epochs: 5, rate: 0.15, isLoose: true },
  );
}

/** Each part gets its mentions from weights that never saw it, as they will be in talks: never better than they are. */
function layered(messages: readonly Prepared[]): Prepared[] {
  const partOf = ({ line }: Prepared) => Math.floor(line / 10) % PARTS;
  return Array.from({ length: PARTS }, (_, part) => {
    const weights = learnMentions(messages.filter((one) => partOf(one) !== part)).scorer();
    return messages
      .filter((one) => partOf(one) === part)
      .map((one) => ({ ...one, signs: withLayer(one.signs, cutMessage(one.signs, weights, MENTIONS)) }));
  }).flat();
}

const PARTS = 3;
