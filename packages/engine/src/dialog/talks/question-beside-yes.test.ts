import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

const WAITING = 'There is a sofa upstairs.';
const knowledge = [{ topic: 'waiting', answer: WAITING }];

const WISH: Record<Lang, string> = {
  en: 'hand wash for my Polo',
  de: 'Handwäsche für meinen Polo',
  uk: 'ручна мийка мого Поло',
  ru: 'ручная мойка моего Поло',
};

describe('a yes to the offer of a time is taken, and how long it takes is told', () => {
  it.each<[Lang, string]>([
    ['en', 'yes, and how long does it take?'],
    ['de', 'ja gerne, wie lange dauert das denn?'],
    ['uk', 'так, а скільки часу це займе?'],
    ['ru', 'да, а сколько это по времени?'],
  ])('%s: %s', (lang, text) => {
    const [, turn] = talkTo(studioIn(lang), [WISH[lang], text]);
    expect(turn?.acts[0]).toBe('duration');
    expect(turn?.state.asked?.kind).toBe('time');
    expect(turn?.state.offered.length).toBeGreaterThan(0);
  });
  it('takes no "ok" before a question for a yes', () => {
    const [, turn] = talkTo(studioIn('en'), [WISH.en, 'ok how long does it take?']);
    expect(turn?.state.asked?.kind).toBe('booking');
  });
});

describe('a question beside the yes that books is answered behind the booking', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'tomorrow at 10', 'Anna', 'yes, can I wait there?'],
    ['de', 'morgen um 10', 'Jonas', 'ja, kann ich da warten?'],
    ['uk', 'завтра о 10', 'Олег', 'так, а можна у вас почекати?'],
    ['ru', 'завтра в 10', 'Тимур', 'да, а можно у вас подождать?'],
  ])('%s', (lang, time, name, yes) => {
    const last = talkTo(studioIn(lang, { knowledge }), [WISH[lang], time, name, yes]).at(-1);
    expect(last?.effects.map(({ kind }) => kind)).toEqual(['book']);
    expect(last?.reply.text).toContain(WAITING);
  });
  it('tells how long it takes there too, and the address only once', () => {
    const studio = studioIn('en', { address: 'Mill Lane 4' });
    const lines = [WISH.en, 'tomorrow at 10', 'Anna'];
    expect(talkTo(studio, [...lines, 'yes, how long will it take?']).at(-1)?.acts).toContain('duration');
    const told = talkTo(studio, [...lines, 'yes, and where are you?']).at(-1)?.reply.text ?? '';
    expect(told.split('Mill Lane')).toHaveLength(2);
  });
});
