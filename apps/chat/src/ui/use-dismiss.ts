import { type RefObject, useEffect } from 'react';

/** Closes what is open over the page on Escape, and on a tap anywhere else. */
export function useDismiss(inside: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    const onPointer = (event: PointerEvent) => {
      const isOutside = event.target instanceof Node && !inside.current?.contains(event.target);
      if (isOutside) close();
    };
    // Before anybody else on the page, who then leaves the key alone.
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer);
    };
  });
}
