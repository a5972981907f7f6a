import { type Trial, type TrialMessage, trialSchema } from '@glossa/contracts';
import type { StoredTrial } from './trials.store.ts';
import type { StoredTrialMessage } from './trials.table.ts';

export function presentTrial({ messages, expiresAt, ...trial }: StoredTrial): Trial {
  return trialSchema.parse({
    ...trial,
    messages: messages.map(presentTrialMessage),
    expiresAt: expiresAt.toISOString(),
  });
}

export function presentTrialMessage({ clientMessageId: _, ...message }: StoredTrialMessage): TrialMessage {
  return message;
}
