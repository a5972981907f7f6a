import { describe, expect, it } from 'vitest';
import { figuresOf, loadTalks, replayTalk } from './replay-talks.ts';

describe.each(loadTalks().map((talk) => [talk.id, talk] as const))('the recorded talk %s', (_, talk) => {
  it('ends with the bookings it should, refuses what is false and nothing else', async () => {
    const played = await replayTalk(talk);
    expect(played.bookings).toEqual(talk.bookings);
    expect(figuresOf([played], talk.language)).toMatchObject({
      refusedWrongly: 0,
      letThrough: 0,
      fallbacks: 0,
    });
  });
});

it('costs at most 3,000 tokens a turn in each language, one request mostly, two where something is booked or changed', async () => {
  const played = [];
  for (const talk of loadTalks()) played.push(await replayTalk(talk));
  for (const spoken of ['EN', 'DE', 'UA', 'RU'] as const) {
    const { turns, tokens } = figuresOf(
      played.filter(({ talk }) => talk.language === spoken),
      spoken,
    );
    expect(tokens / turns, spoken).toBeLessThanOrEqual(3000);
  }
  // A sentence that is refused costs a request more: every recorded talk has some on purpose.
  const plain = played.flatMap((talk) => talk.turns).filter(({ draft }) => draft === 'stands');
  const requestsOf = (isDeed: boolean) =>
    plain
      .filter(({ answer }) => answer.effects.length > 0 === isDeed)
      .map(({ answer }) => answer.reason.usage?.requests ?? 0);
  const talking = requestsOf(false);
  expect(talking.filter((count) => count === 1).length / talking.length).toBeGreaterThan(0.5);
  expect(Math.max(...requestsOf(true))).toBeLessThanOrEqual(2);
});
