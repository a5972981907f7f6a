import { describe, expect, it } from 'vitest';
import { row } from '../row.fixture.ts';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

const pricesOf = (turn: ReturnType<typeof talkTo>[number] | undefined) =>
  turn?.reply.quote?.lines.map(({ price }) => price).toSorted((a, b) => a - b);

describe('a service said by its whole name is that one, however near the other is', () => {
  it.each([
    ['en', 'Engine wash', 'Hand wash', 'add a hand wash'],
    ['de', 'Motor Wäsche', 'Hand Wäsche', 'noch eine Hand Wäsche dazu'],
    ['uk', 'Мийка двигуна', 'Ручна мийка', 'додайте ручну мийку'],
    ['ru', 'Мойка двигателя', 'Ручная мойка', 'добавьте ручную мойку'],
  ] satisfies [Lang, string, string, string][])('%s', (lang, engine, hand, text) => {
    const studio = exampleStudio([row(engine, 45), row(hand, 35)], { botLanguage: lang });
    const [, turn] = talkTo(studio, [engine, text]);
    expect(pricesOf(turn)).toEqual([35, 45]);
  });
});

describe('parts of two cars are no package', () => {
  it.each([
    ['en', 'rear windows tinted in standard film on my Polo and the X5, price?'],
    ['de', 'hinten komplett tönen mit Standardfolie beim Polo und beim X5, Preis?'],
    ['uk', 'тонування задня півсфера звичайна плівка на поло і X5, скільки?'],
    ['ru', 'тонировка задняя часть обычная плёнка на поло и X5, сколько?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(pricesOf(turn)).toEqual([150, 180]);
    expect(turn?.reply.choices).not.toContain(NAMES[lang].round);
  });
});

describe('who wants no person is not given one', () => {
  it.each([
    ['en', 'no need for a person, how much is a hand wash for a Polo?'],
    ['de', 'ich brauche keinen Menschen, was kostet die Handwäsche beim Polo?'],
    ['uk', 'не треба людину, скільки ручна мийка на поло?'],
    ['ru', 'не надо человека, скока ручная мойка на поло?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.wantsPerson).toBe(false);
    expect(turn?.reply.quote?.total).toBe(30);
  });
});

it('tells the law of films only where films are spoken of', () => {
  const rows = [row('Scheinwerfer aufbereiten', 85), row('Scheibentönung', 160)];
  const studio = exampleStudio(rows, { botLanguage: 'de', country: 'DE', tintNotice: true });
  const [turn] = talkTo(studio, ['die Scheinwerfer sind gelb und der TÜV ist bald, was kostet das?']);
  expect(turn?.acts).not.toContain('tintLawDE');
  expect(turn?.reply.text).toContain('85');
});

it('takes Friday for a day and no stain', () => {
  const studio = exampleStudio([row('Химчистка салона', 120), row('Полировка', 200)], { botLanguage: 'ru' });
  const [turn] = talkTo(studio, ['запишите на пятницу, полировка']);
  expect(turn?.acts.some((key) => key.startsWith('suggested'))).toBe(false);
});
