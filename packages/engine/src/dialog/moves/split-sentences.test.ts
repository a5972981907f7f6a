import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';
import { splitSentences } from './split-sentences.ts';

describe('the point behind an hour ends a sentence, and the hour is taken', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'hand wash for my Polo', 'thursday at 11, Ann Miller', 'friday at 10. how long will it take?'],
    [
      'de',
      'Handwäsche für den Polo',
      'Donnerstag um 11, Anna Müller',
      'Freitag um 10. Wie lange dauert das?',
    ],
    ['uk', 'ручна мийка Поло', 'четвер об 11, Олена Коваль', "п'ятниця о 10. а скільки часу це триває?"],
    ['ru', 'ручная мойка Поло', 'четверг в 11, Анна Котова', 'пятница в 10. и сколько это займёт времени?'],
  ])('%s', (lang, wish, time, said) => {
    expect(splitSentences(said)).toHaveLength(2);
    const turn = talkTo(studioIn(lang), [wish, time, said]).at(-1);
    expect(turn?.state.slot?.start).toBe('2027-03-19T09:00:00Z');
  });

  it('leaves a day of the month whole', () => {
    expect(splitSentences('am 9. Dezember um 10')).toHaveLength(1);
  });
});
