import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../words/any-text.fixture.ts';
import { findCar } from './find-car.ts';
import { carModels } from './models/index.ts';

describe('the car of a message', () => {
  it('is known for at least six hundred models', () => {
    const names = new Set(carModels().map((model) => `${model.make} ${model.model}`));
    expect(names.size).toBeGreaterThanOrEqual(600);
  });

  it.each([
    ['BMW X5', 'suv'],
    ['бэха х5', 'suv'],
    ['БМВ Х5', 'suv'],
    ['is n golf 7', 'hatchback'],
    ['гольф', 'hatchback'],
    ['туарег', 'suv'],
    ['Touraeg', 'suv'],
    ['Sprinter', 'van'],
    ['мерс спринтер', 'van'],
    ['гелік', 'suv'],
    ['Tesla Model 3', 'sedan'],
    ['model y', 'suv'],
    ['що у вас є для теслу 3', 'sedan'],
    ['тойота камри', 'sedan'],
    ['RAV4', 'suv'],
    ['Land Cruiser 200', 'suv'],
    ['Ford F-150', 'pickup'],
    ['Peugeot 208', 'hatchback'],
    ['Fiat 500', 'small'],
    ['ситроен с4', 'hatchback'],
    ['Mercedes GLE Coupé', 'suv'],
    ['ланос', 'sedan'],
    ['VW T5', 'minivan'],
    ['Octavia Combi', 'wagon'],
    ['седан', 'sedan'],
    ['позашляховик', 'suv'],
    ['мой универсал', 'wagon'],
    ['ein Kleinwagen', 'small'],
    ['мікроавтобус', 'van'],
  ] as const)('%s is a %s', (text, carClass) => {
    expect(findCar(text)?.classes[0]).toBe(carClass);
  });

  it.each([
    ['E90', '3 series'],
    ['F30', '3 series'],
    ['W205', 'c-class'],
    ['W211', 'e-class'],
    ['Passat B8', 'passat'],
    ['MK7', 'golf'],
    ['Audi A4 B8', 'a4'],
  ])('the generation %s is a %s', (text, model) => {
    expect(findCar(text)?.model).toBe(model);
  });

  it('lets a class said in words win over the model', () => {
    expect(findCar('Passat Kombi')).toMatchObject({ classes: ['wagon'], isClassStated: false });
    expect(findCar('мазда 3 седан')).toMatchObject({ classes: ['sedan'], isClassStated: true });
  });

  it('leaves a model that is built in two classes open', () => {
    expect(findCar('BMW 320d')?.classes).toEqual(['sedan', 'wagon']);
  });

  it('knows a make without a model, but no class of it', () => {
    expect(findCar('у меня тойота')).toMatchObject({ make: 'Toyota', model: null, classes: [] });
  });

  it.each([
    '500 €',
    'am 3. März',
    'в 3 часа',
    'is it ok',
    'up to 5',
    'can I book on friday',
    'сколько стоит',
    'a note',
  ])('finds no car in "%s"', (text) => {
    expect(findCar(text)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(() => findCar(text)).not.toThrow();
      }),
    );
  });
});

it.each([
  ['мерс е класса седан', 'e-class'],
  ['мерс е класу', 'e-class'],
  ['мерседес s класса', 's-class'],
  ['мерс а класса', 'a-class'],
  ['мерс с класса', 'c-class'],
])('knows the class of "%s"', (text, model) => {
  expect(findCar(text)?.model).toBe(model);
});

describe('everyday words that sound like a model', () => {
  it.each([
    'хз какой это класс',
    'який це клас',
    'первый класс',
    'камера ззаду',
    'rear camera',
    'Kamera hinten',
  ])('%s', (text) => {
    expect(findCar(text)).toBeNull();
  });

  it('are one beside their make', () => {
    expect(findCar('мерседес ц класс')?.model).toBe('c-class');
  });
});
