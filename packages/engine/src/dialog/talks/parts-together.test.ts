import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

const totals = (turns: ReturnType<typeof talkTo>) => turns.map(({ reply }) => reply.quote?.total);

describe('two parts that are sold as one are offered so beside their sum', () => {
  it.each([
    ['en', 'tint the rear and the front sides of my Polo, standard film', 'the package then'],
    ['de', 'Polo hinten und die vorderen Seitenscheiben tönen, Standardfolie', 'dann das Paket'],
    ['uk', 'затонувати зад і передні бокові на поло, звичайна плівка', 'тоді комплектом'],
    ['ru', 'затонировать зад и передние боковые на поло, обычная плёнка', 'тогда комплектом'],
  ] satisfies [Lang, string, string][])('%s', (lang, text, choice) => {
    const turns = talkTo(studioIn(lang), [text, choice]);
    expect(totals(turns)).toEqual([231, 211]);
    expect(turns[0]?.reply.text).toContain('211');
    expect(turns[0]?.reply.choices).toContain(NAMES[lang].round);
  });
});

describe('a part that stands for all that was asked is one wish', () => {
  it.each([
    ['en', 'tint the rear and the front sides of my Polo', 'and all the way round?'],
    ['de', 'Polo hinten und die vorderen Seitenscheiben tönen', 'und rundum?'],
    ['uk', 'затонувати зад і передні бокові на поло', 'а по колу скільки?'],
    ['ru', 'затонировать зад и передние боковые на поло', 'а по кругу сколько?'],
  ] satisfies [Lang, string, string][])('%s', (lang, text, next) => {
    expect(talkTo(studioIn(lang), [text, next])[1]?.reply.quote?.total).toBe(211);
  });
});

describe('a film that is to come off is not sold anew', () => {
  it.each([
    ['en', 'the old tint on the back of my Polo has to come off, nothing new on it'],
    ['de', 'beim Polo hinten die alte Tönung runter, keine neue drauf'],
    ['uk', 'треба зняти старе тонування ззаду на поло, нове не клеїмо'],
    ['ru', 'снимите старую тонировку сзади с поло, новой не надо'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    expect(talkTo(studioIn(lang), [text])[0]?.reply.quote?.total).toBe(65);
  });
});

describe('work that was done before is no wish', () => {
  it.each([
    ['en', 'interior cleaning for my Polo please, it was washed on Sunday'],
    ['de', 'Innenreinigung für den Polo bitte, gewaschen hab ich ihn selbst schon, gestern erst gewaschen'],
    ['uk', 'хімчистка салону на поло, вчора його мив'],
    ['ru', 'химчистка салона на поло, он только с мойки'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    expect(talkTo(studioIn(lang), [text])[0]?.state.wished).toMatchObject([{ service: NAMES[lang].inside }]);
  });
});

describe('two services are compared for the car before one is chosen', () => {
  it.each([
    ['en', 'what is the difference between the hand wash and the complete one?', 'Polo', 'the cheaper one'],
    ['de', 'Unterschied zwischen Handwäsche und Komplettwäsche?', 'Polo', 'die günstigere'],
    ['uk', 'чим ручна мийка відрізняється від комплексної?', 'поло', 'давайте дешевшу'],
    ['ru', 'чем отличается ручная мойка от комплексной?', 'поло', 'ту что подешевле'],
  ] satisfies [Lang, string, string, string][])('%s', (lang, text, car, choice) => {
    const turns = talkTo(studioIn(lang), [text, car, choice]);
    expect(turns[0]?.reply.quote).toBeUndefined();
    expect(turns[1]?.reply.text).toMatch(/30[\s\S]*52/u);
    expect(turns[2]?.reply.quote?.total).toBe(30);
  });
});
