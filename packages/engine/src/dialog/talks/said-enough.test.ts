import { describe, expect, it } from 'vitest';
import { filmStudio } from './film-studio.fixture.ts';
import { talkTo } from './talk.fixture.ts';

const first = (text: string) => talkTo(filmStudio, [text])[0];

describe('a part or a film of one service names the service', () => {
  it.each([
    ['Corsa, whole rear, llumar, Wednesday 10:00', 181],
    ['Corsa hinten komplett LLumar, Mittwoch 10 Uhr', 181],
    ['корса, зад повністю, llumar, у середу о 10:00', 181],
    ['корса, зад полностью llumar, в среду в 10:00', 181],
    ['tiguan bonnet xpel', 550],
    ['Tiguan Frontpaket', 1580],
    ['тігуан капот xpel', 550],
    ['только тигуан фронт пакет', 1580],
  ])('%s', (text, price) => {
    expect(first(text)?.reply.quote?.total).toBe(price);
  });
});

describe('the cheap film is the one that costs least', () => {
  it.each([
    'the whole rear of a Corsa in your cheapest film',
    'Corsa hinten komplett, die günstigere bitte',
    'корса, весь зад найдешевшою плівкою',
    'корса, весь зад самой дешёвой плёнкой',
    'тонировка всего зада корсы, дешёвая',
  ])('%s', (text) => {
    expect(first(text)?.reply.quote?.total).toBe(181);
  });
  it('leaves the part open where it was not said', () => {
    const turn = first('затонировать корсу сзади самой дешёвой плёнкой');
    expect(turn?.reply.text).toMatch(/181[\s\S]*106/u);
    expect(turn?.reply.text).not.toContain('271');
  });
});

describe('what is left out is no wish, and neither is its car', () => {
  it.each([
    'skip the chrome on the Passat, just my Corsa, whole rear, llumar',
    'beim Passat die Chromleisten weglassen, nur mein Corsa, hinten komplett, LLumar',
    'хром на пасаті викреслюємо, тільки корса, зад повністю, llumar',
    'вычеркните хром на пассате, только корса, зад полностью, llumar',
  ])('%s', (text) => {
    const turn = first(text);
    expect(turn?.reply.quote?.total).toBe(181);
    expect(turn?.state.wished).toHaveLength(1);
  });
  it.each([
    'Corsa whole rear ceramic film, leave out the headlight polish',
    'Corsa hinten komplett Keramikfolie, Scheinwerfer polieren bitte weglassen',
    'корса зад повністю керамічною плівкою, забудьте про полірування фар',
    'корса зад полностью керамической плёнкой, полировку фар вычеркните',
  ])('%s', (text) => {
    const turn = first(text);
    expect(turn?.reply.quote?.total).toBe(271);
    expect(turn?.reply.text).not.toContain('Scheinwerfer');
  });
});

describe('Ukrainian without a letter of its own is answered in Ukrainian', () => {
  it.each(['а матова дорожча? тигуан повна обклейка', 'повна обклейка тигуана матова'])('%s', (text) => {
    expect(first(text)?.language).toBe('UA');
  });
});
