import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

const NUMBER = '+49 151 23456789';

function hold(lang: Lang, lines: readonly string[]) {
  const turns = talkTo(studioIn(lang, { country: 'DE' }), lines);
  const effects = turns.flatMap((turn) => turn.effects);
  return {
    last: turns.at(-1),
    kinds: new Set(effects.map(({ kind }) => kind)),
    lead: effects.find((effect) => effect.kind === 'lead'),
  };
}

describe('a wish to be called keeps name, number and hour and books nothing', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'can you give me a ring this afternoon?', 'Anna', 'this afternoon'],
    ['en', 'please phone me tomorrow at 10', 'Anna', 'tomorrow at 10'],
    ['de', 'rufen Sie mich bitte morgen um 10 an', 'Jonas', 'morgen um 10'],
    ['uk', 'зателефонуйте мені завтра після 15', 'Олег', 'завтра після 15'],
    ['ru', 'можете набрать меня вечером?', 'Тимур', 'вечером'],
    ['ru', 'наберите меня завтра в 10', 'Тимур', 'завтра в 10'],
  ])('%s: %s', (lang, wish, name, time) => {
    const { last, kinds, lead } = hold(lang, [NAMES[lang].wash, wish, `${name} ${NUMBER}`]);
    expect(lead).toMatchObject({ name, phone: '+4915123456789' });
    expect(lead).toHaveProperty('wish', expect.stringContaining(time));
    expect(last?.acts).toEqual(['nameNoted', 'callPromised', 'callTime']);
    expect(last?.reply.text).toContain(time);
    expect([...kinds].toSorted()).toEqual(['handoff', 'lead']);
  });
});

describe('the number is asked for, however the call is asked for', () => {
  it.each<[Lang, string]>([
    ['en', "I'd rather talk over the phone"],
    ['de', 'können wir kurz telefonieren?'],
    ['de', 'bitte um Rückruf'],
    ['uk', 'можна дзвінок?'],
    ['uk', 'наберіть мене'],
    ['ru', 'лучше позвоните мне'],
    ['ru', 'хочу, чтобы мне перезвонили'],
  ])('%s: %s', (lang, wish) => {
    expect(hold(lang, [wish]).last?.state.asked?.kind).toBe('phone');
  });
});

it('promises the call when the number comes with it, also in the middle of a booking', () => {
  const said = 'Können Sie mich zurückrufen? 0151 23456789, am besten nach 16 Uhr';
  expect(hold('de', [said]).last?.acts).toEqual(['callPromised', 'callTime']);
  const { last, kinds } = hold('en', ['hand wash for my Polo tomorrow at 10', `just call me on ${NUMBER}`]);
  expect(last?.acts).toContain('callPromised');
  expect(kinds).not.toContain('book');
});

it('calls a number that is known without asking for it again', () => {
  const lines = ['hand wash for my Polo tomorrow at 10', `Anna ${NUMBER}`, 'call me tomorrow at 9 please'];
  expect(hold('en', lines).last?.acts).toEqual(['callPromised', 'callTime']);
});

it.each([
  'hi, call me Max, how much is a hand wash for a Polo?',
  'how much is a hand wash for a Polo? I will call you later',
])('promises no call for "%s"', (text) => {
  expect(hold('en', [text]).last?.reply.quote?.total).toBe(30);
});

it('goes on with the booking of somebody who is to be called only if something changes', () => {
  const lines = ['hand wash for my Polo tomorrow at 10', `Anna, ${NUMBER}, call me if anything changes`];
  expect(hold('en', lines).last?.state.asked?.kind).toBe('confirm');
});

it('calls about what is left of the wish', () => {
  const lines = [
    'hand wash and interior cleaning for my Polo',
    'skip the wash, can someone ring me after 4?',
  ];
  expect(hold('en', lines).last?.state.wished).toMatchObject([{ service: NAMES.en.inside }]);
});

it('goes on with the booking of somebody who is to be called beforehand', () => {
  const lines = ['Handwäsche für den Polo morgen um 10', `Timo, ruft mich bitte vorher an, ${NUMBER}`];
  expect(hold('de', lines).last?.state.asked?.kind).toBe('confirm');
});
