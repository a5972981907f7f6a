import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { newContext } from '../context.ts';
import { holdsUnplaced } from '../wish/holds-unplaced.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

const rows = [row('Smart Repair', 89, { material: 'Felge' }), row('Polishing', 90), row('Полировка', 80)];
const context = newContext(exampleStudio(rows), undefined, '2027-03-15T08:00:00Z');

describe('a question that holds nothing of its own is not put to the owner', () => {
  it.each([
    'have you got anything this week?',
    'what times are free',
    'hä welche frage',
    'und die zwei Felgen',
    'Geht auch Dienstag',
    'на завтра після обіду є',
    'сегодня успеете',
    'завтра после обеда есть',
  ])('%s', (said) => {
    expect(holdsUnplaced(said, context)).toBe(false);
  });

  it.each([
    'can you pick the keys up at my office',
    'bekomme ich eine ABE für die Folie',
    'який виробник',
    'штраф какой-то есть',
  ])('%s is', (said) => {
    expect(holdsUnplaced(said, context)).toBe(true);
  });

  it('a question for a time that names the part again is answered by times', () => {
    const list = [row('PPF', 1690, { zone: 'full front' }), row('PPF', 150, { zone: 'mirrors' })];
    const [, turn] = talkTo(exampleStudio(list), [
      'full front ppf for tesla model 3',
      'have you got anything this week for the full front? thursday or friday ideally',
    ]);
    expect(turn?.effects.filter(({ kind }) => kind === 'handoff')).toEqual([]);
  });

  it('a sum that is counted along is answered by the sum', () => {
    const list = [row('Керамика', 29), row('Полировка', 21), row('чистка+крем', 5, { zone: 'Кожа' })];
    const [, turn] = talkTo(exampleStudio(list, { botLanguage: 'ru' }), [
      'керамика и полировка',
      'мне керамика полировка кожа. 55 получается?',
    ]);
    expect(turn?.acts).not.toContain('topicOpen');
    expect(turn?.reply.quote?.total).toBe(55);
  });

  it('the time is offered instead', () => {
    const [, turn] = talkTo(exampleStudio(rows, { botLanguage: 'ru' }), [
      'полировка',
      'завтра после обеда есть?',
    ]);
    expect(turn?.effects.filter(({ kind }) => kind === 'handoff')).toEqual([]);
    expect(turn?.reply.choices?.length).toBeGreaterThan(0);
  });
});

describe('a type of the list is told in a sentence', () => {
  const list = [row('Полировка', 900, { carType: 'Cobalt' }), row('Полировка', 1500, { carType: 'Tahoe' })];
  const studio = exampleStudio(list, { botLanguage: 'ru' });

  it('is the answer and no second car', () => {
    const [, turn] = talkTo(studio, [
      'сколько полировка на крузак 300',
      'ну как тахо наверное, такой же большой',
    ]);
    expect(turn?.reply.quote?.total).toBe(1500);
  });

  it('is priced again when it is named again', () => {
    const [, , turn] = talkTo(studio, ['сколько полировка', 'кобальт белый у меня', 'Cobalt']);
    expect(turn?.reply.quote?.total).toBe(900);
  });
});

it('a panel that a polish is not sold for is named', () => {
  const list = [row('Полировка', 2800, { zone: 'дверь' }), row('Полировка', 3500, { zone: 'капот' })];
  const [turn] = talkTo(exampleStudio(list, { botLanguage: 'ru' }), ['отполировать дверь и бампер сколько']);
  expect(turn?.acts).toContain('partsNotOnList');
  expect(turn?.reply.quote?.total).toBe(2800);
});

it('a name between a time and a number is a name', () => {
  const [, turn] = talkTo(exampleStudio(rows), ['polishing please', 'tomorrow at 10, Hartley, 0171 2345678']);
  expect(turn?.state.name).toBe('Hartley');
});

it('a film of several words is wanted beside another job', () => {
  const list = [
    row('Windshield film', 599),
    row('FILM', 99, { zone: 'Door edge guards' }),
    row('FILM', 219, { zone: 'Headlights' }),
  ];
  const [turn] = talkTo(exampleStudio(list), ['windshield film and door edge guards please']);
  expect(turn?.reply.quote?.total).toBe(698);
});

describe('a job that the list has not is refused beside whatever else is answered', () => {
  const list = [row('Hand wash', 30), row('Handwäsche', 30), row('Ручна мийка', 30), row('Ручная мойка', 30)];
  it.each([
    ['en', 'can I get a quote for PPF on the hood of my Golf and where are you?'],
    ['de', 'ich möchte eine Lackschutzfolie auf die Haube vom Golf. Wo finde ich euch?'],
    ['uk', 'хочу антикор днища на гольф, а де ви знаходитесь?'],
    ['ru', 'хочу антикор днища на гольф, а где вы находитесь?'],
    ['en', 'full ppf on a Golf best price'],
  ])('%s: %s', (botLanguage, text) => {
    const [turn] = talkTo(exampleStudio(list, { botLanguage, address: 'Quay Road 1' }), [text]);
    expect(turn?.acts).toContain('notOnList');
  });
});

it('a day told with the wish to have a look is passed on and not asked for', () => {
  const list = [row('Smart Repair', 79, { material: 'Delle' })];
  const [, turn] = talkTo(exampleStudio(list, { botLanguage: 'de' }), [
    'eine Delle, BMW X3',
    'Kann ich Mittwoch nachmittag vorbeikommen dass ihr euch das anschaut?',
  ]);
  expect(turn?.acts).toContain('lookWith');
});
