import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { findCount } from '../../understanding/find-count.ts';
import { findBareTime } from '../booking/find-bare-time.ts';
import { exampleStudio, talkThatBooks, talkTo } from './talk.fixture.ts';

const studio = exampleStudio([row('Hand wash', 25), row('Polish', 180), row('Ceramic coating', 450)]);
const booking = 'hand wash for a Golf on Thursday at 10, Ann Miller';

it('two that somebody hesitates between are not summed up', () => {
  const list = [row('Keramikversiegelung', 549), row('Lackpolitur', 249), row('Innenreinigung', 79)];
  const [turn] = talkTo(exampleStudio(list, { botLanguage: 'de' }), [
    'ich fahre einen 3er BMW und überlege zwischen Politur und Keramik. Was kostet was und was hält länger?',
  ]);
  expect(turn?.reply.quote).toBeUndefined();
  expect(turn?.reply.text).toContain('549');
  expect(turn?.reply.text).toContain('249');
});

it('a cancellation that is insisted on is carried out', () => {
  const turns = talkThatBooks(studio, [booking, 'yes', 'please cancel it', 'do not move it, cancel it']);
  expect(turns[3]?.effects.map(({ kind }) => kind)).toContain('cancel');
});

it('the day that does not suit is told behind the one that is asked for', () => {
  const turns = talkThatBooks(exampleStudio([row('Ручна мийка', 45)], { botLanguage: 'uk' }), [
    'ручна мийка у четвер о 10, Олена Коваль',
    'так',
    'ой, а можна перенести на пʼятницю на той самий час? у четвер не встигаю',
  ]);
  expect(turns[2]?.state.slot?.start.slice(0, 10)).toBe('2027-03-19');
});

describe('a number that is only taken up, or belongs to goods', () => {
  it.each(['not 4 cars, one', 'what 4 cars??', 'не 4 машины, а одна'])('%s', (text) => {
    expect(findCount(text).cars).toBeNull();
  });

  it.each(['class 3 then', 'two front ones', 'a 2 stage one'])('%s is no hour', (text) => {
    const said = (words: string) => ({
      text: words,
      rest: words,
      times: { rest: words },
      phone: null,
      amounts: [],
    });
    const state = { offered: [], slot: null, asked: { kind: 'time' as const, choices: [] } };
    expect(findBareTime(said(text), state)).toBeNull();
    expect(findBareTime(said('3 then'), state)).toBe('15:00');
  });
});
