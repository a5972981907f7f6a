import { type ReactNode, useDeferredValue } from 'react';

/** Lets the head of a screen be seen before its heavy part is drawn, so that a click is answered at once. */
export function Deferred({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : null;
}
