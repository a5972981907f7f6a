import { tool } from 'ai';
import { z } from 'zod';
import type { TurnFacts } from '../answer.ts';
import type { Desk } from '../domain/desk.ts';
import { leanSchema } from './lean-schema.ts';

/** Ways to a person of the studio. */
export function personTools(facts: TurnFacts, desk: Desk) {
  return {
    callManager: tool({
      description: 'Calls a person of the studio.',
      inputSchema: leanSchema(
        z.object({
          reason: z.enum(['asked', 'complaint', 'price', 'question']),
          summary: z.string().max(500),
        }),
      ),
      execute: async ({ reason, summary }) => {
        desk.tools.push('callManager');
        if (!desk.effects.some(({ kind }) => kind === 'handoff'))
          desk.effects.push({ kind: 'handoff', reason, summary });
        return { ok: true };
      },
    }),
    saveLead: tool({
      description: 'Leaves a wish; the studio calls back.',
      inputSchema: leanSchema(z.object({ name: z.string().max(80).nullable(), wish: z.string().max(500) })),
      execute: async ({ name, wish }) => {
        desk.tools.push('saveLead');
        if (!desk.effects.some(({ kind }) => kind === 'lead'))
          desk.effects.push({ kind: 'lead', name, ...reachOf(facts), wish });
        return { ok: true };
      },
    }),
  };
}

/** The number and the address are read by the engine: the model never sees them. */
function reachOf({ dialogState }: TurnFacts) {
  return { phone: dialogState?.phone ?? null, email: dialogState?.email ?? null };
}
