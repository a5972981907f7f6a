import type { Understanding } from '../../understanding/understand.ts';
import { CALL_ME, CALLED, ONLY_IF } from './call-words.data.ts';

/** Whoever wants to be called is called, and gets no appointment for the hour of the call. */
export function wantsCall({ acts, text }: Understanding): boolean {
  return (acts.has('callback') || CALL_ME.test(text)) && !ONLY_IF.test(text) && !CALLED.test(text);
}
