import type { TurnFacts } from '../answer.ts';

/** What the client wrote, the newest last. */
export function clientLines({ history, text }: Pick<TurnFacts, 'history' | 'text'>): string[] {
  return [...history.flatMap((line) => (line.author === 'client' ? [line.text] : [])), text];
}
