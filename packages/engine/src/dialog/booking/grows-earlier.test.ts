import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkInCalendar } from '../talks/talk.fixture.ts';

describe('a visit that grows and begins earlier does not stand in its own way', () => {
  it.each<[Lang, string[]]>([
    [
      'en',
      [
        'interior cleaning for a Golf on Tuesday at 14:00, Tom Baker',
        'yes',
        'add a hand wash to my booking',
        '1 is fine',
        'yes',
      ],
    ],
    [
      'de',
      [
        'Innenreinigung für einen Golf am Dienstag um 14 Uhr, Tom Becker',
        'ja',
        'noch eine Handwäsche zum Termin dazu bitte',
        '13 uhr passt',
        'ja',
      ],
    ],
    [
      'uk',
      [
        'хімчистка салону на гольф у вівторок о 14:00, Тарас Бойко',
        'так',
        'додайте ще ручну мийку до запису',
        'о 13',
        'так',
      ],
    ],
    [
      'ru',
      [
        'химчистка салона на гольф во вторник в 14:00, Тимур Орлов',
        'да',
        'добавьте ещё ручную мойку к записи',
        'в 13',
        'да',
      ],
    ],
  ])('%s', (lang, lines) => {
    const { turns, own, refused } = talkInCalendar(studioIn(lang), lines);
    expect(turns.at(-2)?.acts).toContain('askSwap');
    expect(refused).toEqual([]);
    expect(own).toMatchObject([{ start: '2027-03-16T12:00:00Z', end: '2027-03-16T17:00:00Z' }]);
  });
});
