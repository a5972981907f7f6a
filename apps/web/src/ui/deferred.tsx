import { type ReactNode, startTransition, useEffect, useState } from 'react';

type DeferredProps = { children: ReactNode; meanwhile?: ReactNode };

/** Lets the head of a screen be seen before its heavy part is drawn, so that a click is answered at once. */
export function Deferred({ children, meanwhile = null }: DeferredProps) {
  const isSeen = useIsSeen();
  return isSeen ? children : meanwhile;
}

/** True once a frame with what is drawn now was shown: what waits for it cannot hold that frame up. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    let shown: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      shown = setTimeout(() => startTransition(() => setSeen(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(shown);
    };
  }, []);
  return isSeen;
}
