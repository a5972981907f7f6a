import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkInCalendar } from '../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';
const TALK: Record<Lang, { wash: string; polish: string; said: string[]; sum: string }> = {
  en: {
    wash: 'Hand wash',
    polish: 'Polish',
    said: [
      'hand wash for my Polo and a polish for my Passat, how much?',
      'Thursday at 10',
      'Ann Miller',
      'yes',
    ],
    sum: 'how much is it altogether for both cars?',
  },
  de: {
    wash: 'Handwäsche',
    polish: 'Politur',
    said: [
      'Handwäsche für meinen Polo und Politur für meinen Passat',
      'Donnerstag um 10 Uhr, Anna Müller',
      'ja',
    ],
    sum: 'was macht das für beide zusammen?',
  },
  uk: {
    wash: 'Ручна мийка',
    polish: 'Полірування',
    said: ['ручна мийка для мого Polo і полірування для мого Passat', 'у четвер о 10, Олена Коваль', 'так'],
    sum: 'скільки всього за обидві машини?',
  },
  ru: {
    wash: 'Ручная мойка',
    polish: 'Полировка',
    said: ['ручная мойка для моего Polo и полировка для моего Passat', 'в четверг в 10, Анна Котова', 'да'],
    sum: 'сколько вместе за обе машины?',
  },
};

describe('what is planned for another car stays planned when the sum of both is asked', () => {
  it.each(Object.keys(TALK) as Lang[])('%s', (lang) => {
    const { wash, polish, said, sum } = TALK[lang];
    const studio = exampleStudio([row(wash, 45), row(polish, 200)], { botLanguage: lang });
    const { turns, own } = talkInCalendar(studio, [...said, sum]);
    expect(own).toHaveLength(1);
    expect(turns.at(-1)?.state.wished).toMatchObject([{ service: polish }]);
    expect(turns.at(-1)?.reply.text).toContain('245');
  });
});
