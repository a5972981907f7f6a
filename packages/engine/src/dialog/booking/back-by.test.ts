import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

describe('no time is offered that ends after the car is needed again', () => {
  it.each([
    ['en', 'Full valet', 'full valet please', 'thursday works but i need it back by 2'],
    ['de', 'Innenreinigung', 'Innenreinigung bitte', 'donnerstag gern, bis 14 uhr brauch ich ihn wieder'],
    ['uk', 'Хімчистка салону', 'хімчистка салону', 'в четвер можна? о 14 мені треба забрати дитину'],
    ['ru', 'Химчистка салона', 'химчистка салона', 'в четверг можно? машина нужна к 14'],
  ] as const)('%s', (lang, service, wish, said) => {
    const studio = exampleStudio([row(service, 100, { durationMinutes: 180 })], { botLanguage: lang });
    const [, turn] = talkTo(studio, [wish, said]);
    const ends = turn?.state.offered.map(({ end }) => end.slice(0, 16)) ?? [];
    expect(ends.length).toBeGreaterThan(0);
    // Two in the afternoon in Berlin, in winter.
    expect(ends.filter((end) => end > '2027-03-18T13:00')).toEqual([]);
    expect(turn?.reply.text).toContain('3');
  });

  it.each([
    ['en', 'Full valet', 'full valet on thursday, i have to be at work at 14. can you manage?'],
    ['de', 'Innenreinigung', 'Innenreinigung am Donnerstag, um 14 uhr muss ich zur arbeit. schafft ihr das?'],
    ['uk', 'Хімчистка салону', 'хімчистка салону в четвер, о 14 мені треба забрати малу з садка. встигнете?'],
    ['ru', 'Химчистка салона', 'химчистка салона в четверг, в 14 мне забирать ребёнка из сада. успеете?'],
  ] as const)('%s: and nobody has to be asked whether it can be done', (lang, service, said) => {
    const [turn] = talkTo(exampleStudio([row(service, 100)], { botLanguage: lang }), [said]);
    expect(turn?.effects).toEqual([]);
    expect(turn?.state.offered.length).toBeGreaterThan(0);
  });

  it('asks the owner where no line says how long it takes, whatever the calendar keeps for it', () => {
    const studio = exampleStudio([row('Full valet', 100, { durationMinutes: null })], {
      defaultDurationMinutes: 120,
    });
    const [, turn] = talkTo(studio, ['full valet please', 'how long does it take?']);
    expect(turn?.acts).toContain('durationOpen');
    expect(turn?.reply.text).not.toContain('2 hours');
    expect(turn?.effects).toMatchObject([{ kind: 'handoff', question: { topic: 'duration' } }]);
  });
});

describe('an exact time that ends too late is not held, and what fits is told', () => {
  it.each([
    ['en', 'Full valet', 'full valet please', 'thursday at 12, and i need it back by 2'],
    ['de', 'Innenreinigung', 'Innenreinigung bitte', 'donnerstag um 12, bis 14 uhr brauch ich ihn wieder'],
    ['uk', 'Хімчистка салону', 'хімчистка салону', 'в четвер о 12, о 14 мені треба забрати дитину'],
    ['ru', 'Химчистка салона', 'химчистка салона', 'в четверг в 12, машина нужна к 14'],
  ] as const)('%s', (lang, service, wish, said) => {
    const studio = exampleStudio([row(service, 100, { durationMinutes: 180 })], { botLanguage: lang });
    const [, turn] = talkTo(studio, [wish, said]);
    expect(turn?.state.slot).toBeNull();
    expect(turn?.acts).toContain('readyTooLate');
    expect(turn?.reply.text).toContain('15:00');
    expect(turn?.state.offered.every(({ end }) => end.slice(11, 16) <= '13:00')).toBe(true);
    const [first] = turn?.reply.choices ?? [];
    expect(talkTo(studio, [wish, said, first ?? '']).at(-1)?.state.slot).not.toBeNull();
  });
});

describe('whether it is done by an hour is answered by those of the times on offer that end before', () => {
  it.each([
    [
      'en',
      'Full valet',
      'book a full valet',
      'i have to collect the kids at 14, can you manage before that?',
    ],
    [
      'de',
      'Innenreinigung',
      'Termin für Innenreinigung',
      'um 14 uhr muss ich zur arbeit, schafft ihr das bis dahin?',
    ],
    [
      'uk',
      'Хімчистка салону',
      'запишіть на хімчистку салону',
      'мені о 14 забирати малу з садка, встигнете до того?',
    ],
    [
      'ru',
      'Химчистка салона',
      'запишите на химчистку салона',
      'мне в 14 забирать сына из школы, успеете до этого?',
    ],
  ] as const)('%s', (lang, service, wish, said) => {
    const studio = exampleStudio([row(service, 100, { durationMinutes: 180 })], { botLanguage: lang });
    const turn = talkTo(studio, [wish, said]).at(-1);
    expect(turn?.effects.filter(({ kind }) => kind === 'handoff')).toEqual([]);
    expect(turn?.state.offered.length).toBeGreaterThan(0);
    expect(turn?.state.offered.every(({ end }) => end.slice(11, 16) <= '13:00')).toBe(true);
  });
});
