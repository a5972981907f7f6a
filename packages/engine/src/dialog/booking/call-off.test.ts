import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';

const WISH: Record<Lang, string> = {
  en: 'hand wash for my Polo',
  de: 'Handwäsche für den Polo',
  uk: 'ручна мийка Поло',
  ru: 'ручная мойка Поло',
};
const TIME: Record<Lang, string> = {
  en: 'thursday at 11',
  de: 'Donnerstag um 11',
  uk: 'четвер об 11',
  ru: 'четверг в 11',
};

describe('a plan that is called off is let go with all that was wanted', () => {
  it.each<[Lang, string]>([
    ['en', 'forget about it, a mate of mine does that on sunday himself'],
    ['en', 'cancel the lot please'],
    ['en', 'no, i changed my mind'],
    ['de', 'hat sich erledigt, bitte keinen Termin machen'],
    ['de', 'nein, ich hab mich umentschieden'],
    ['uk', 'скасуйте все, будь ласка'],
    ['uk', 'ні, я передумала'],
    ['ru', 'отмените, пожалуйста, машину продаю'],
    ['ru', 'нет, передумали, не надо ничего'],
  ])('%s: %s', (lang, said) => {
    for (const before of [[WISH[lang]], [WISH[lang], TIME[lang]]]) {
      const turn = talkTo(studioIn(lang), [...before, said]).at(-1);
      expect(turn?.state.wished).toEqual([]);
      expect(turn?.state.slot).toBeNull();
      expect(turn?.effects).toEqual([]);
    }
  });
});

describe('what is still wanted is not let go', () => {
  it.each<[Lang, string]>([
    ['en', "don't book it yet, what else is there?"],
    ['en', 'forget thursday, friday at 11 instead'],
    ['de', 'nicht eintragen, lieber Freitag um 11'],
    ['uk', "скасуйте четвер, краще п'ятниця об 11"],
    ['ru', 'отмените четверг, лучше пятница в 11'],
  ])('%s: %s', (lang, said) => {
    const turn = talkTo(studioIn(lang), [WISH[lang], TIME[lang], said]).at(-1);
    expect(turn?.state.wished).toHaveLength(1);
  });
});
