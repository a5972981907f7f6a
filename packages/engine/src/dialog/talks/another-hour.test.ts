import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../language/index.ts';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkThatBooks } from './talk.fixture.ts';

describe('an hour named after a booking moves that booking', () => {
  it.each([
    ['en', ['hand wash on Thursday at 10, Ann Miller', 'yes', 'make it 12 instead?']],
    ['de', ['Handwäsche am Donnerstag um 10, Anna Müller', 'ja', 'geht auch 12 uhr?']],
    ['de', ['Handwäsche am Donnerstag um 10, Anna Müller', 'ja', 'auf 12 schieben']],
    ['uk', ['ручна мийка у четвер о 10, Олена Коваль', 'так', 'а можна на 12?']],
    ['ru', ['ручная мойка в четверг в 10, Анна Котова', 'да', 'перенесите на 12']],
  ] as const)('%s: %s', (botLanguage, messages) => {
    const service = { en: 'Hand wash', de: 'Handwäsche', uk: 'Ручна мийка', ru: 'Ручная мойка' }[botLanguage];
    const turns = talkThatBooks(exampleStudio([row(service, 45)], { botLanguage }), [...messages]);
    const booked = turns[1]?.state.booked?.start ?? '';
    expect(turns[2]?.acts).toContain('moveConfirm');
    expect(turns[2]?.state.slot?.start.slice(0, 10)).toBe(booked.slice(0, 10));
    expect(turns[2]?.state.slot?.start).not.toBe(booked);
  });
});

it('stays in its language when a letter of another alphabet is named', () => {
  expect(detectLanguage('господи. ну A', 'RU')).toBe('RU');
  expect(detectLanguage('а в класі B?', 'UA')).toBe('UA');
  expect(detectLanguage('how much is a wash?', 'RU')).toBe('EN');
});
