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
