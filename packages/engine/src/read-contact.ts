import { boundMessage } from './bound-message.ts';
import type { EngineLanguage, StudioFacts } from './facts.ts';
import { understand } from './understanding/understand.ts';

export type Contact = { name: string | null; phone: string | null; email: string | null };

/** Who and where the client is, in a message nobody answers because a person is talking. */
export function readContact(
  text: string,
  at: { now: string; language: EngineLanguage } & Pick<StudioFacts, 'timezone' | 'country'>,
): Contact {
  const { name, phone, email } = understand(boundMessage(text), { ...at, isNameAsked: false });
  return { name, phone, email };
}
