import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { findPackage, offerPackage } from './offer-package.ts';

/** "Is there no deal for both?": where the list has the parts as one for less, that is the answer. */
export function tellPackage(draft: Draft, message: Understanding, context: Context): boolean {
  const { intents, acts } = message;
  const isAsking =
    acts.has('ask.discount') ||
    intents.has('haggle') ||
    (intents.has('cheaper') && message.text.includes('?'));
  if (!isAsking || intents.has('inject') || message.amounts.length > 0) return false;
  const whole = findPackage(settledRows(draft, context) ?? [], context);
  return whole !== null && offerPackage(draft, whole);
}
