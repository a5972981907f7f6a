import type { WishedService } from '../../dialog-state.ts';
import { keyOfLine } from '../order/list-lines.ts';

/** The same services, parts and films, whatever was said of them. */
export function areSameWishes(some: readonly WishedService[], others: readonly WishedService[]): boolean {
  return some.map(keyOfLine).join() === others.map(keyOfLine).join();
}

/** The same lines as often, in whatever order they were named. */
export function isSameOrder(one: readonly WishedService[], other: readonly WishedService[]): boolean {
  const marks = (wished: readonly WishedService[]) =>
    wished.map((line) => `${keyOfLine(line)} ${line.count ?? 1}`).toSorted();
  return marks(one).join() === marks(other).join();
}
