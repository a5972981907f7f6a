import { type ReactNode, useDeferredValue } from 'react';

type DeferredProps = { children: ReactNode; meanwhile?: ReactNode };

/** Lets the head of a screen be seen before its heavy part is drawn, so that a click is answered at once. */
export function Deferred({ children, meanwhile = null }: DeferredProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : meanwhile;
}
