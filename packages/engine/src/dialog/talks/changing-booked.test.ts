import { describe, expect, it } from 'vitest';
import { calendarDouble } from '../../eval/calendar-double.ts';
import type { TurnResult } from '../../finish-turn.ts';
import { type DialogState, takeTurn } from '../../index.ts';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';

/** Messages one after the other over a calendar that keeps what is booked. */
function talk(lang: Lang, lines: readonly string[]) {
  const calendar = calendarDouble([]);
  let state: DialogState | null = null;
  const turns = lines.map((text) => {
    const turn: TurnResult = takeTurn({
      text,
      state,
      studio: studioIn(lang),
      calendar: calendar.facts(),
      now: '2027-03-15T08:00:00Z',
    });
    for (const effect of turn.effects) calendar.apply(effect);
    state = turn.state;
    return turn;
  });
  return { turns, booked: calendar.facts().own };
}

const BOOKED: Record<Lang, string[]> = {
  en: ['hand wash and interior cleaning for my Polo', 'Wednesday 9:00', 'Rory', 'yes'],
  de: ['Handwäsche und Innenreinigung für den Polo', 'Mittwoch 9 Uhr', 'Jonas', 'ja'],
  uk: ['ручна мийка і хімчистка салону на поло', 'у середу о 9:00', 'Назар', 'так'],
  ru: ['ручная мойка и химчистка салона на поло', 'в среду в 9:00', 'Тимур', 'да'],
};

describe('one job of a booking is taken out and the other keeps its time', () => {
  it.each([
    ['en', 'please drop the wash and keep the interior'],
    ['de', 'die Wäsche bitte streichen, die Innenreinigung bleibt'],
    ['uk', 'мийку приберіть, хімчистку залиште'],
    ['ru', 'отмените мойку, химчистку оставьте'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const { turns, booked } = talk(lang, [...BOOKED[lang], text, BOOKED[lang].at(-1) ?? '']);
    expect(turns.at(-2)?.acts).toContain('askSwap');
    expect(booked).toMatchObject([{ service: NAMES[lang].inside, start: '2027-03-17T08:00:00Z' }]);
    expect(turns.at(-1)?.reply.text).toContain('120');
  });
});

describe('the bookings of a client are told', () => {
  it.each([
    ['en', 'which bookings do I have with you?'],
    ['de', 'welche Termine habe ich bei euch?'],
    ['uk', 'які у мене записи?'],
    ['ru', 'какие у меня записи?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const { turns } = talk(lang, [...BOOKED[lang], text]);
    expect(turns.at(-1)?.reply.text).toContain(NAMES[lang].inside);
    expect(turns.at(-1)?.effects).toEqual([]);
  });
});

describe('another of the times offered is taken instead', () => {
  it.each([
    ['en', ['hand wash for my Polo on Wednesday', 'the first one', 'no wait, the second one']],
    ['de', ['Handwäsche für den Polo am Mittwoch', 'der erste', 'nein, doch lieber der zweite']],
    ['uk', ['ручна мийка на поло в середу', 'перший', 'ні, краще другий']],
    ['ru', ['ручная мойка на поло в среду', 'первое', 'нет, лучше второе']],
  ] satisfies [Lang, string[]][])('%s', (lang, lines) => {
    const { turns } = talk(lang, lines);
    const offered = turns[0]?.state.offered ?? [];
    expect(turns[1]?.state.slot?.start).toBe(offered[0]?.start);
    expect(turns[2]?.state.slot?.start).toBe(offered[1]?.start);
    expect(turns[2]?.state.name).toBeNull();
  });
});

describe('a wrong name gives way to the right one', () => {
  it.each([
    ['en', 'not Rory, Rosie'],
    ['de', 'nicht Jonas, sondern Johanna'],
    ['uk', 'не Назар, а Надія'],
    ['ru', 'не Тимур, а Тамара'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const { turns } = talk(lang, [...BOOKED[lang].slice(0, 3), text]);
    expect(turns.at(-1)?.state.name).toBe(text.split(' ').at(-1));
  });
});

it('says that a job is too long for the hour, not that the studio is closed', () => {
  const { turns } = talk('en', ['interior cleaning for my Polo', 'Wednesday 15:00']);
  expect(turns[1]?.reply.text).toContain('4 hours');
  expect(turns[1]?.reply.text).not.toContain('opening hours');
});
