import { normaliseLanguage } from '../../../packages/engine/src/language/index.ts';
import { type MessageSigns, signsOf } from '../../../packages/engine/src/reading/signs/message-signs.ts';
import type { LoadedMessage } from './load-messages.ts';

export type Prepared = LoadedMessage & { signs: MessageSigns };

export function prepare(message: LoadedMessage): Prepared {
  return {
    ...message,
    signs: signsOf(message.text, { ...message, language: normaliseLanguage(message.lang) ?? 'EN' }),
  };
}

/** The same order every time, another one per epoch. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const order = items.map((item, at) => ({
    item,
    key: Math.imul(at + 1, 2654435761) ^ Math.imul(seed + 7, 40503),
  }));
  return order
    .sort((a, b) => (Math.imul(a.key, 0x9e3779b1) >>> 0) - (Math.imul(b.key, 0x9e3779b1) >>> 0))
    .map(({ item }) => item);
}
