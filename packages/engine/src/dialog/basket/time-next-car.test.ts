import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from '../talks/four-studios.fixture.ts';
import { talkInCalendar } from '../talks/talk.fixture.ts';

const YES: Record<Lang, string> = { en: 'yes', de: 'ja', uk: 'так', ru: 'да' };
const WISH: Record<Lang, string> = {
  en: 'hand wash for my Golf and interior cleaning for the X5, the Golf first, Wednesday at 9',
  de: 'Handwäsche für meinen Golf und Innenreinigung für den X5, Mittwoch um 9 Uhr',
  uk: 'ручна мийка на гольф і хімчистка салону на X5, у середу о 9:00',
  ru: 'ручная мойка на гольф и химчистка салона на X5, в среду в 9:00',
};

describe('the hour that is told for the next car takes nothing from the one that is held', () => {
  it.each<[Lang, string]>([
    ['en', 'Miller. And the X5 right after it at 11?'],
    ['de', 'Meier. Und der X5 dann direkt danach um 11 Uhr?'],
    ['uk', 'Тарас. А X5 тоді об 11:00'],
    ['ru', 'Тимур. А X5 тогда в 11:00'],
  ])('%s: %s', (lang, said) => {
    const { turns, own } = talkInCalendar(studioIn(lang), [WISH[lang], said, YES[lang], YES[lang]]);
    expect(turns[1]?.acts).toContain('nextAt');
    expect(own).toMatchObject([
      { service: NAMES[lang].wash, start: '2027-03-17T08:00:00Z' },
      { service: NAMES[lang].inside, start: '2027-03-17T10:00:00Z' },
    ]);
  });
});
