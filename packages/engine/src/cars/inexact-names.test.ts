import { describe, expect, it } from 'vitest';
import { findCar } from './find-car.ts';

describe('a generation beside a model is no model of another make', () => {
  it.each([
    ['Продаю октавію а7, хочу підготувати', 'Škoda octavia'],
    ['купил октавию а5 с пробегом', 'Škoda octavia'],
    ['а7 октавия', 'Škoda octavia'],
    ['octavia a7 estate', 'Škoda octavia'],
    ['на джетту а6 тонировку', 'Volkswagen jetta'],
    ['passat b6', 'Volkswagen passat'],
    ['golf 7', 'Volkswagen golf'],
    ['astra h', 'Opel astra'],
    ['w212', 'Mercedes-Benz e-class'],
    ['audi a7', 'Audi a7'],
    ['а7', 'Audi a7'],
    ['a6 c7', 'Audi a6'],
    ['bei nem x5 polo', 'BMW x5'],
  ])('%s', (text, name) => {
    const car = findCar(text);
    expect(`${car?.make} ${car?.model}`).toBe(name);
  });

  it('a make decides for itself', () => {
    expect(findCar('шкода а7')).toMatchObject({ make: 'Škoda', model: null });
  });
});

describe('everyday words are no cars', () => {
  it.each([
    ...['why have you put engine bay on top?', 'windscreen so the rain runs off', 'now the edges went to 1'],
    ...['wiper marks on the glass', 'a glaze would do', 'down to primer', 'anything about the petrol level?'],
    ...['kann man das gleich mitmachen?', 'das wollt ich nicht', 'wenn ich das sälber mache', 'hab hunger'],
    ...['eine stunde später wär optimal', 'könnt ihr ihn transport er abholen', 'mein linker scheinwerfer'],
    ...[
      'пороги я ще не просив',
      'там стара плівка',
      'після зняття теж',
      'від каміння',
      'три кроки',
      '15 радіус',
    ],
    ...['яку знижку дасте', 'щоб сяяв', 'тільки м’яке', 'плівка з часом', 'маркування скла це нашо'],
    ...[
      'можно примеры увидеть',
      'машина в боксе ночует',
      'это колесо',
      'боюсь гаишников',
      'до центра далеко',
    ],
    ...['краска до грунта', 'суббота занята', 'сушка отдельно', 'пеленальный столик'],
  ])('%s', (text) => {
    expect(findCar(text)?.model ?? findCar(text)?.make ?? null).toBeNull();
  });
});

describe('a name that is spelled otherwise is still heard where a car is spoken of', () => {
  it.each([
    ['my touraeg', 'touareg'],
    ['у меня таурег 2012', 'touareg'],
    ['Touraeg, full detail please', 'touareg'],
    ['vw touraeg', 'touareg'],
    ['хочу освежить сонату', 'sonata'],
    ['салон в дастері', 'duster'],
    ['на октавии кожу', 'octavia'],
    ['two transits', 'transit'],
    ['x trail', 'x-trail'],
    ['лэнд крузер', 'land cruiser'],
    ['einen MAN TGX waschen', 'tgx'],
  ])('%s', (text, model) => {
    expect(findCar(text)?.model).toBe(model);
  });
});
