import { type DragEvent, useCallback } from 'react';
import type { ShownHours } from './opening.ts';

/**
 * Writes the time a dragged job would get on its preview. The schedule draws the preview as a share of the hours
 * shown, and says nothing about the time it stands for.
 */
export function useDragTime({ startTime, endTime }: ShownHours) {
  return useCallback(
    ({ currentTarget }: DragEvent<HTMLElement>) => {
      // Once the preview stands where this movement puts it.
      requestAnimationFrame(() => {
        const preview = currentTarget.querySelector<HTMLElement>('[class*="DragPreview"]');
        if (preview) preview.dataset.time = timeAt(preview.style, { startTime, endTime });
      });
    },
    [startTime, endTime],
  );
}

type Drawn = Pick<CSSStyleDeclaration, 'top' | 'height'>;

/** From and to, to the five minutes, from a top and a height in percent. */
export function timeAt({ top, height }: Drawn, { startTime, endTime }: ShownHours): string {
  const from = minutesOf(startTime);
  const length = Math.ceil(minutesOf(endTime) / 30) * 30 - from;
  const at = (percent: number) => clock(from + (percent / 100) * length);
  const start = Number.parseFloat(top);
  return `${at(start)}–${at(start + Number.parseFloat(height))}`;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function clock(minutes: number): string {
  const rounded = Math.round(minutes / 5) * 5;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(rounded / 60) % 24)}:${two(rounded % 60)}`;
}
