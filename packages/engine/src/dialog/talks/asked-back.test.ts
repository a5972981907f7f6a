import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

const last = (lang: Lang, ...lines: string[]) => talkTo(studioIn(lang), lines).at(-1);

describe('what is asked back in protest leaves the wish', () => {
  it.each<[Lang, string]>([
    ['en', 'what cleaning? I said hand wash'],
    ['de', 'was für eine Innenreinigung? nur die Handwäsche'],
    ['uk', 'яка хімчистка, тільки ручна мийка'],
    ['ru', 'какая химчистка, только ручная мойка'],
  ])('%s: %s', (lang, protest) => {
    const { wash, inside } = NAMES[lang];
    const turn = last(lang, `${wash} + ${inside}, Polo`, protest);
    expect(turn?.state.wished.map(({ service }) => service)).toEqual([wash]);
  });
});

describe('what is only measured against does not take the place of what is wanted', () => {
  it.each<[Lang, string]>([
    ['en', 'is that cheaper than a complete wash?'],
    ['de', 'ist das günstiger als eine Komplettwäsche?'],
    ['uk', 'це дешевше ніж комплексна мийка?'],
    ['ru', 'это дешевле чем комплексная мойка?'],
  ])('%s: %s', (lang, question) => {
    const { inside } = NAMES[lang];
    const turn = last(lang, `${inside}, Polo`, question);
    expect(turn?.state.wished.map(({ service }) => service)).toEqual([inside]);
    expect(turn?.reply.text).toContain('52');
  });
});

describe('a chip in the windscreen is nothing for a film', () => {
  it.each<[Lang, string]>([
    ['en', 'got a stone chip in my windscreen, Polo, can you fix it?'],
    ['de', 'Steinschlag in der Frontscheibe beim Polo, macht ihr das?'],
    ['uk', 'скол на лобовому склі, поло, робите?'],
    ['ru', 'трещина от камня на лобовом, поло, делаете?'],
  ])('%s: %s', (lang, text) => {
    const turn = last(lang, text);
    expect(turn?.reply.quote ?? null).toBeNull();
    expect(turn?.state.wished).toEqual([]);
  });
});

describe('what is paid in total is the sum and not the way to pay it', () => {
  const facts = { knowledge: [{ topic: 'payment', answer: 'Cash or card.' }] };
  it.each<[Lang, string]>([
    ['en', 'what do I pay in total?'],
    ['de', 'was zahle ich dann insgesamt?'],
    ['uk', 'скільки я всього заплачу?'],
    ['ru', 'сколько я всего заплачу?'],
  ])('%s: %s', (lang, question) => {
    const { wash, inside } = NAMES[lang];
    const turn = talkTo(studioIn(lang, facts), [`${wash} + ${inside}, Polo`, question]).at(-1);
    expect(turn?.reply.text).toContain('150');
    expect(turn?.reply.text).not.toContain('Cash');
  });

  it('is both where both are asked', () => {
    const turn = talkTo(studioIn('en', facts), [
      'hand wash, Polo',
      'what is the total and can I pay by card?',
    ]).at(-1);
    expect(turn?.reply.text).toContain('Cash');
  });
});
