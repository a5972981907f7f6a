import { describe, expect, it } from 'vitest';
import { findCar } from '../cars/index.ts';
import { findCars } from './find-cars.ts';
import { splitByCar } from './split-by-car.ts';

describe('an area is no BMW', () => {
  it.each(['обклейка 18 м2', 'порахуйте на 22 м2', 'ціна за м2?', 'wie viel pro m2', 'about 3 m2'])(
    '%s',
    (text) => {
      expect(findCar(text)).toBeNull();
    },
  );

  it.each(['bmw m2', 'у мене м2', 'my m2'])('%s is one', (text) => {
    expect(findCar(text)?.make).toBe('BMW');
  });
});

describe('the body of a car is no second car', () => {
  it.each(['тойота прадо, джип', 'land cruiser prado, big jeep', 'prado, its a jeep', 'vw tiguan, also suv'])(
    '%s',
    (text) => {
      expect(findCars(text)).toHaveLength(1);
    },
  );

  it('a Prado and a Golf are two', () => {
    expect(findCars('прадо і гольф')).toHaveLength(2);
  });
});

it('two doors of a tint are no coupé', () => {
  expect(splitByCar('I want Front 2 doors, Rear 2 doors and Back glass')).toEqual([]);
  expect(findCar('rear 2 doors')).toBeNull();
  expect(findCar('its a 2 door')?.classes).toEqual(['coupe']);
});
