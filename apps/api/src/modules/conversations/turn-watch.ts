import type { AnswerReason } from '../assistant/index.ts';
import type { StoredConversation } from './conversations.store.ts';

/** The steps of a turn: what is known is read, the reply is decided on and proved, both messages are written. */
export type TurnPhase = 'read' | 'decide' | 'write';

/** Hears how turns go; whoever runs the product makes figures of it. Nothing of what was said is told. */
export type TurnWatch = {
  phase: (phase: TurnPhase, seconds: number) => void;
  answered: (channel: StoredConversation['channel'], reason: AnswerReason) => void;
};

export async function timePhase<T>(
  watch: TurnWatch | undefined,
  phase: TurnPhase,
  work: () => T | Promise<T>,
): Promise<T> {
  if (!watch) return work();
  const began = performance.now();
  try {
    return await work();
  } finally {
    watch.phase(phase, (performance.now() - began) / 1000);
  }
}
