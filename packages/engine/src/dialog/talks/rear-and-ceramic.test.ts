import { describe, expect, it } from 'vitest';
import { listName } from '../../wording/list-names.ts';
import { filmStudio } from './film-studio.fixture.ts';
import { talkTo } from './talk.fixture.ts';

const first = (text: string) => talkTo(filmStudio, [text])[0];

describe('the rear alone may be all of it or its sides, and both are shown', () => {
  it.each([
    'could you tint the rear of my Corsa?',
    'back windows tinted on a Fiesta please',
    'Was kostet Tönen hinten beim Opel Corsa?',
    'Fiesta, hintere Scheiben tönen',
    'тонування ззаду на фієсту, скільки?',
    'затонуйте задні скла на корсі',
    'затонировать корсу сзади',
    'сколько тонировка зада фиесты',
  ])('%s', (text) => {
    const turn = first(text);
    expect(turn?.reply.quote).toBeUndefined();
    expect(turn?.reply.text).toMatch(/181[\s\S]*106/u);
    const ofList = turn?.state.asked?.choices.map((choice) => listName(choice, filmStudio.rows));
    expect(ofList).toEqual(['Hinten komplett', 'Hintere Seitenscheiben']);
  });
});

describe('who says which part of the rear is asked no more', () => {
  it.each([
    ['tint the rear side windows of my Corsa', 106],
    ['Corsa, die hinteren Seitenscheiben tönen', 106],
    ['тонування всього заду корси llumar', 181],
    ['затонировать фиесту сзади целиком, llumar', 181],
  ])('%s', (text, price) => {
    expect(first(text)?.reply.quote?.total).toBe(price);
  });
});

describe('a tint of windows names none of them', () => {
  it.each([
    'window tint for a Corsa',
    'Scheibentönung Corsa',
    'тонування скла корси',
    'тонировка стёкол корсы',
  ])('%s', (text) => {
    const turn = first(text);
    expect(turn?.reply.quote).toBeUndefined();
    expect(turn?.reply.text).toMatch(/181[\s\S]*91[\s\S]*106/u);
  });
});

describe('ceramic beside windows, a tint or the rear is the film', () => {
  it.each([
    'Corsa, everything at the back in ceramic',
    'window tint with the ceramic film for a Corsa',
    'beim Corsa hinten alles in Keramik',
    'Tönung mit Keramikfolie, Corsa',
    'корса, весь зад керамікою',
    'тонування керамічною плівкою, корса',
    'корса, сзади всё в керамике',
    'тонировка керамической плёнкой на корсу',
  ])('%s', (text) => {
    expect(first(text)?.reply.quote?.total).toBe(271);
  });
});

describe('the old film off and ceramic film on is no coating', () => {
  it.each([
    'strip the old film off the rear of the Corsa and tint it anew with ceramic film',
    'Corsa: alte Folie hinten ab und danach mit Keramikfolie tönen',
    'корса: зняти стару плівку ззаду і затонувати керамічною плівкою',
    'корса: снять старую плёнку сзади и затонировать керамической плёнкой',
  ])('%s', (text) => {
    expect(first(text)?.reply.quote?.total).toBe(83 + 271);
  });
});

describe('ceramic on the paint beside a tint is the coating', () => {
  it.each([
    'whole rear tint in llumar and ceramic on the paint for my Corsa',
    'Corsa hinten komplett LLumar tönen und Keramik auf den Lack',
    'корса, тонування всього заду llumar і кераміка на кузов',
    'корса, тонировка всего зада llumar и керамика на кузов',
  ])('%s', (text) => {
    expect(first(text)?.reply.quote?.total).toBe(181 + 580);
  });
});

describe('a time named before the part is kept for it', () => {
  it.each([
    ['tint the rear of my Corsa in llumar, Wednesday 10:00', 'the whole rear'],
    ['Corsa hinten tönen mit LLumar, Mittwoch 10 Uhr', 'hinten komplett'],
    ['корса, тонування ззаду llumar, у середу о 10:00', 'зад повністю'],
    ['корса, тонировка сзади llumar, в среду в 10:00', 'зад полностью'],
  ])('%s', (text, answer) => {
    const [, turn] = talkTo(filmStudio, [text, answer]);
    expect(turn?.reply.quote?.total).toBe(181);
    expect(turn?.effects).toMatchObject([{ kind: 'hold', start: '2027-03-17T09:00:00Z' }]);
    expect(turn?.state.asked?.kind).toBe('name');
  });
});
