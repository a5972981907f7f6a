/** Calls once when at least this share of the element has come into view. */
export function onceInView(element: Element, share: number, then: () => void): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { threshold: share },
  );
  watch.observe(element);
}
