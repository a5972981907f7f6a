import { describe, expect, it } from 'vitest';
import type { StudioFacts } from './facts.ts';
import { hostileShapes, hostileStudio } from './hostile-shapes.fixture.ts';
import { takeTurn } from './turn.ts';

const longestMessage = 4000;
const mostMilliseconds = 50;
const shapes = hostileShapes(longestMessage);

describe('no message holds the server up', () => {
  // Every shape on the longest list; on the shorter ones a third of them is enough to see what depends on length.
  it.each([
    [1000, 1],
    [200, 3],
    [20, 3],
  ])('with %i services', (services, step) => {
    const studio = hostileStudio(services);
    const chosen = shapes.filter((_, at) => at % step === 0);
    takeTurn({ text: 'Was kostet eine Lackpolitur für den Golf?', state: null, studio, now });
    const slow = chosen.filter(({ text }) => quickestOf(3, text, studio) > mostMilliseconds);
    expect(slow.map(({ name }) => name)).toEqual([]);
  });

  it('looks at more than 1,500 shapes', () => expect(shapes.length).toBeGreaterThan(1500));
});

const now = '2026-11-15T09:00:00Z';

/** The processor's time, which other programs hardly change, and the best of some tries, which they don't change at all. */
function quickestOf(tries: number, text: string, studio: StudioFacts): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tries && quickest > mostMilliseconds; at += 1) {
    const before = process.cpuUsage();
    takeTurn({ text, state: null, studio, now });
    const { user, system } = process.cpuUsage(before);
    quickest = Math.min(quickest, (user + system) / 1000);
  }
  return quickest;
}
