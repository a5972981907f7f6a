import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from '../../talks/four-studios.fixture.ts';
import { talkThatBooks } from '../../talks/talk.fixture.ts';

const HELD: Record<Lang, string> = {
  en: 'interior cleaning for a Tesla Model Y on Tuesday at 9',
  de: 'Innenreinigung für einen Tesla Model Y am Dienstag um 9 Uhr',
  uk: 'хімчистка салону для Tesla Model Y у вівторок о 9:00',
  ru: 'химчистка салона для Tesla Model Y во вторник в 9:00',
};

describe('another car named with the name books nothing, and the order keeps its own', () => {
  it.each<[Lang, string, string]>([
    ['en', 'ok, the standard one for the Fiat on the same day too. Tom Baker', 'yes'],
    ['de', 'ok standard für den fiat auch am selben tag wenn das geht. Markus Lindner', 'ja'],
    ['uk', 'ок, стандарт для Fiat теж того ж дня. Тарас Бойко', 'так'],
    ['ru', 'ок, стандарт для Fiat тоже в тот же день. Тимур Орлов', 'да'],
  ])('%s: %s', (lang, text, yes) => {
    const [held, told, booked] = talkThatBooks(studioIn(lang), [HELD[lang], text, yes]);
    expect(held?.state.asked?.kind).toBe('name');
    expect(told?.effects.some(({ kind }) => kind === 'book')).toBe(false);
    expect(told?.acts).toContain('confirm');
    expect(told?.acts).toContain('personKnows');
    expect(told?.reply.text).toContain('Tesla Model Y');
    expect(booked?.effects).toMatchObject([{ kind: 'book', car: { name: 'Tesla Model Y' } }]);
  });
});

describe('which car a visit is for is told by its name', () => {
  it.each<[Lang, string, string]>([
    ['en', 'Tom Baker', 'ok. which car is the appointment on Tuesday down for?'],
    ['de', 'Markus Lindner', 'ok. für welches auto steht der termin am Dienstag jetzt bei euch drin?'],
    ['de', 'Markus Lindner', 'also tesla oder fiat?? und ist der fiat jetzt auch eingetragen'],
    ['uk', 'Тарас Бойко', 'ок. на яке авто запис у вівторок?'],
    ['ru', 'Тимур Орлов', 'ок. на какую машину запись во вторник?'],
  ])('%s: %s, %s', (lang, name, question) => {
    const yes = { en: 'yes', de: 'ja', uk: 'так', ru: 'да' }[lang];
    const turn = talkThatBooks(studioIn(lang), [`${HELD[lang]}, ${name}`, yes, question]).at(-1);
    expect(turn?.acts).toContain('visitTold');
    expect(turn?.reply.text).toContain('Tesla Model Y');
    expect(turn?.effects).toEqual([]);
  });
});
