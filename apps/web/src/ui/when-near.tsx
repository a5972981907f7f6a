import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type WhenNearProps = {
  children: ReactNode;
  /** What stands there until then, about as tall. */
  meanwhile: ReactNode;
};

/** How far below the window something may begin and still count as near. */
const marginPx = 200;

/** What somebody does who is about to use a screen: by scrolling, by mouse, by finger or by keyboard. */
const signsOfUse = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/**
 * The lower part of a long screen, whose code is loaded when it comes near the window or when somebody begins to use
 * the screen, so that its head is not held up by what is not seen yet.
 */
export function WhenNear({ children, meanwhile }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const waiting = (
    <div ref={place} data-waiting>
      {meanwhile}
    </div>
  );
  return isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}

function useIsNear(place: RefObject<HTMLDivElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (top < window.innerHeight + marginPx) setNear(true);
  }, [place]);
  useEffect(() => {
    if (isNear || !place.current) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(place.current);
    for (const sign of signsOfUse) window.addEventListener(sign, come, { once: true, passive: true });
    return () => {
      observer.disconnect();
      for (const sign of signsOfUse) window.removeEventListener(sign, come);
    };
  }, [isNear, place]);
  return isNear;
}
