import { useEffect } from 'react';

/**
 * Where the on-screen keyboard covers the page instead of shrinking it (iOS), the visible part is known
 * to `visualViewport` alone. A pinch-zoomed page is left as it is: there the reader wants to look around.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null || viewport === undefined) return;
    const { style } = document.documentElement;
    const update = () => {
      if (viewport.scale > 1.05) return;
      style.setProperty('--visible-height', `${viewport.height}px`);
      style.setProperty('--visible-top', `${viewport.offsetTop}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, []);
}
