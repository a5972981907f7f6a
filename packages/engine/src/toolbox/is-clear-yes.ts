import { findIntents } from '../understanding/find-intents.ts';
import { YES_ELSEWHERE } from './yes-elsewhere.data.ts';

/** Whether a message agrees and does nothing else that would take it back. */
export function isClearYes(text: string): boolean {
  const intents = findIntents(text);
  if (intents.has('no') || intents.has('otherTime') || intents.has('cancel') || text.includes('?'))
    return false;
  if (intents.has('yes')) return true;
  const [first = ''] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return YES_ELSEWHERE.has(first);
}
