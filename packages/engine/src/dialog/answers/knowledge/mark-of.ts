import { hashSign } from '../../../reading/hash-sign.ts';
import type { Entry } from './entry-sense.ts';

/** By what an answer is known again. */
export function markOf({ topic, service = '', answer }: Entry): number {
  return hashSign(`${topic}\n${service}\n${answer}`);
}
