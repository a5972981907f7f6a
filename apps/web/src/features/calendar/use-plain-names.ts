import { useLayoutEffect, useRef } from 'react';

/**
 * The schedule calls its weekday buttons by a bare date, while they show something else: who speaks to a
 * machine could not press what they read. Without that label the button is called what it shows.
 */
export function usePlainNames() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const button of ref.current?.querySelectorAll('[class*="weekViewDayLabel"][aria-label]') ?? [])
      button.removeAttribute('aria-label');
  });
  return ref;
}
