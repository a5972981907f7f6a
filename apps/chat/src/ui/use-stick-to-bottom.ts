import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A reader this close to the end (in pixels) wants to see what comes next. */
const nearEnd = 64;

export type StickToBottom = {
  scrollerRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  /** Something arrived below while the reader was further up. */
  hasNewBelow: boolean;
  onScroll: () => void;
  scrollToEnd: () => void;
};

/** Follows the talk unless the reader scrolled up. One's own words always come into view. */
export function useStickToBottom(lastKey: string, isLastOwn: boolean): StickToBottom {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const shownKey = useRef(lastKey);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  function scrollToEnd(): void {
    const scroller = scrollerRef.current;
    if (scroller === null) return;
    isAtEnd.current = true;
    scroller.scrollTop = scroller.scrollHeight;
    setHasNewBelow(false);
  }

  function onScroll(): void {
    const scroller = scrollerRef.current;
    if (scroller === null) return;
    isAtEnd.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < nearEnd;
    if (isAtEnd.current) setHasNewBelow(false);
  }

  useLayoutEffect(() => {
    const isNew = shownKey.current !== lastKey;
    shownKey.current = lastKey;
    if (isAtEnd.current || (isNew && isLastOwn)) scrollToEnd();
    else if (isNew) setHasNewBelow(true);
  });

  // Fonts, the keyboard, the growing input field and the choices all change heights without a render here.
  useEffect(() => {
    if (scrollerRef.current === null || contentRef.current === null) return;
    const observer = new ResizeObserver(() => {
      const scroller = scrollerRef.current;
      if (isAtEnd.current && scroller !== null) scroller.scrollTop = scroller.scrollHeight;
    });
    observer.observe(scrollerRef.current);
    observer.observe(contentRef.current);
    return () => observer.disconnect();
  }, []);

  return { scrollerRef, contentRef, hasNewBelow, onScroll, scrollToEnd };
}
