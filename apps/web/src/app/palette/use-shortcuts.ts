import { useEffect, useRef } from 'react';
import { readShortcut, type Shortcut } from './read-shortcut.ts';

const awaitMs = 1_500;

/** Hears the keys of the whole panel. A `g` waits a moment for the letter after it. */
export function useShortcuts(onShortcut: (shortcut: Exclude<Shortcut, { kind: 'await' }>) => void): void {
  const awaitedUntil = useRef(0);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const isAwaited = Date.now() < awaitedUntil.current;
      awaitedUntil.current = 0;
      const shortcut = readShortcut(event, { isTyping: isTyping(event.target), isAwaited });
      if (!shortcut) return;
      if (shortcut.kind === 'await') {
        awaitedUntil.current = Date.now() + awaitMs;
        return;
      }
      event.preventDefault();
      onShortcut(shortcut);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [onShortcut]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
