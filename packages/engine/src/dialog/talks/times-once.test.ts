import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

describe('the hours of free times stand on the buttons and the text names their days', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'hand wash for my Polo', 'any time this week?', 'Wednesday, 17 March'],
    ['de', 'Handwäsche für den Polo', 'geht diese Woche noch was?', 'Mittwoch, 17. März'],
    ['uk', 'ручна мийка Поло', 'є щось на цьому тижні?', 'середа, 17 березня'],
    ['ru', 'ручная мойка Поло', 'на этой неделе есть что-нибудь?', 'среда, 17 марта'],
  ])('%s', (lang, wish, question, day) => {
    const [, turn] = talkTo(studioIn(lang), [wish, question]);
    expect(turn?.reply.text).toContain(day);
    expect(turn?.reply.text).not.toMatch(/\d:\d\d/u);
    expect(turn?.reply.choices).toHaveLength(3);
    for (const choice of turn?.reply.choices ?? []) expect(choice).toMatch(/\d:\d\d/u);
  });
  it('names them again when they are asked about again', () => {
    const turns = talkTo(studioIn('en'), ['hand wash for my Polo', 'yes', 'do you have parking?']);
    expect(turns[2]?.reply.choices).toEqual(turns[1]?.reply.choices);
  });
});

describe('the second of the times shown is no day of the month', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'hand wash for my Polo', 'any time this week?', 'the second one'],
    ['de', 'Handwäsche für den Polo', 'geht diese Woche noch was?', 'den zweiten'],
    ['uk', 'ручна мийка Поло', 'є щось на цьому тижні?', 'другий'],
    ['ru', 'ручная мойка Поло', 'на этой неделе есть что-нибудь?', 'второе'],
  ])('%s', (lang, wish, question, place) => {
    const [, shown, taken] = talkTo(studioIn(lang), [wish, question, place]);
    expect(taken?.state.slot?.start).toBe(shown?.state.offered[1]?.start);
  });
});
