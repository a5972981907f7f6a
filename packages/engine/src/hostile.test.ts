import { describe, expect, it } from 'vitest';
import type { StudioFacts } from './facts.ts';
import { hostileShapes, hostileStudio } from './hostile-shapes.fixture.ts';
import { takeTurn } from './turn.ts';

const isLong = process.env.LONG_TESTS === 'on';
const longestMessage = 4000;

/** On a machine of its own; on a busy one a plain question takes longer too, and a hostile one no more than this many times that. */
const mostMilliseconds = 50;
const mostTimesPlain = 25;
const shapes = hostileShapes(longestMessage);
const ofEveryKind = shapes.filter(({ isOneOfAKind }) => isOneOfAKind);

describe('no message holds the server up', () => {
  // Seven in twenty-five shapes of those of a kind, each on one of the lists, on the longest the fewest; twenty-five has no
  // part in the number of kinds of joints, so that each list sees them all. `npm run test:long` has the time to see all shapes on
  // all lists.
  it.each([
    [1000, 0, 1],
    [200, 1, 3],
    [20, 3, 7],
  ])('with %i services', { timeout: 240_000 }, (services, from, to) => {
    const studio = hostileStudio(services);
    const isChosen = (at: number) => at % 25 >= from && at % 25 < to;
    const chosen = isLong ? shapes : ofEveryKind.filter((_, at) => isChosen(at));
    const plain = Math.min(...Array.from({ length: 20 }, (_, at) => cost(`${question} ${at}`, studio)));
    const most = Math.max(mostMilliseconds, mostTimesPlain * plain);
    const slow = chosen.filter(({ text }) => [1, 2, 3].every(() => cost(text, studio) > most));
    expect(slow.map(({ name }) => name)).toEqual([]);
  });

  it('knows more than 1,500 shapes, a third of them of kinds of their own', () => {
    expect(shapes.length).toBeGreaterThan(1500);
    expect(ofEveryKind.length).toBeGreaterThan(500);
  });
});

const now = '2026-11-15T09:00:00Z';

const question = 'Was kostet eine Lackpolitur für den Golf?';

/** The processor's time, which other programs change less than the clock. */
function cost(text: string, studio: StudioFacts): number {
  const before = process.cpuUsage();
  takeTurn({ text, state: null, studio, now });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
