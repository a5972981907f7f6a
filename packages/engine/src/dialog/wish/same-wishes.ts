import type { WishedService } from '../../dialog-state.ts';
import { keyOfLine } from '../order/list-lines.ts';

/** The same services, parts and films, whatever was said of them. */
export function areSameWishes(some: readonly WishedService[], others: readonly WishedService[]): boolean {
  return some.map(keyOfLine).join() === others.map(keyOfLine).join();
}
