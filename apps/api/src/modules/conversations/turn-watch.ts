import type { Proving } from '@glossa/engine';
import type { AnswerReason } from '../assistant/index.ts';
import type { StoredConversation } from './conversations.store.ts';

/** The steps of a turn: what is known is read, the reply is decided on, within that proved, and both messages are written. */
export type TurnPhase = 'read' | 'decide' | 'prove' | 'write';
type Channel = StoredConversation['channel'];

/** Hears how turns go; whoever runs the product makes figures of it. Nothing of what was said is told. */
export type TurnWatch = {
  phase: (phase: TurnPhase, seconds: number, channel: Channel) => void;
  answered: (channel: Channel, reason: AnswerReason) => void;
  /** A text went out to a messenger, or did not: what its server made of it. */
  sent: (channel: Channel, outcome: string, seconds: number) => void;
};

/** A text on its way to a messenger, by the clock. A call that throws got no answer at all. */
export async function timeSending<T extends { kind: string }>(
  watch: TurnWatch | undefined,
  channel: Channel,
  send: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  let outcome = 'thrown';
  try {
    const answer = await send();
    outcome = answer.kind;
    return answer;
  } finally {
    watch?.sent(channel, outcome, (performance.now() - began) / 1000);
  }
}

/** One turn's clock: where nobody counts, it measures nothing. */
export function phaseClock(watch: TurnWatch | undefined, channel: Channel) {
  const told = (phase: TurnPhase, began: number) =>
    watch?.phase(phase, (performance.now() - began) / 1000, channel);
  const proving: Proving = (prove) => {
    const began = performance.now();
    try {
      return prove();
    } finally {
      told('prove', began);
    }
  };
  return {
    proving,
    time: async <T>(phase: TurnPhase, work: () => T | Promise<T>): Promise<T> => {
      const began = performance.now();
      try {
        return await work();
      } finally {
        told(phase, began);
      }
    },
  };
}
