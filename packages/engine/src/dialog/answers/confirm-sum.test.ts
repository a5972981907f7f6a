import { expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const studio = exampleStudio([row('Hand wash', 25), row('Polish', 180), row('Wax', 90)]);

it('a sum that was counted right is confirmed', () => {
  const [, turn] = talkTo(studio, ['hand wash and polish for a Golf', 'so 205, right?']);
  expect(turn?.acts).toContain('sumRight');
  expect(turn?.reply.quote?.total).toBe(205);
});

it.each(['so 150, right?', 'why 205?', '205 per car or for both?'])(
  'nothing is confirmed by “%s”',
  (text) => {
    const [, turn] = talkTo(studio, ['hand wash and polish for a Golf', text]);
    expect(turn?.acts).not.toContain('sumRight');
  },
);
