import { expect, it } from 'vitest';
import { findCar } from './find-car.ts';
import { isClearType, matchCarTypes } from './match-car-type.ts';

const column = (car: string, carTypes: readonly string[]) => {
  const found = findCar(car);
  return found ? matchCarTypes(found, carTypes) : null;
};

const classes = ['K1 (Polo, Corsa, Fiesta)', 'K2 (Golf, A3, 3er)', 'K3 (SUV, Kombi, Van)'];

it('finds a car the studio names as an example, whatever its class', () => {
  expect(column('VW Golf', classes)).toEqual([classes[1]]);
  expect(column('opel corsa', classes)).toEqual([classes[0]]);
  expect(column('BMW 3er', classes)).toEqual([classes[1]]);
});

it('finds a class named in the meaning', () => {
  expect(column('Tiguan', classes)).toEqual([classes[2]]);
  expect(column('Octavia Combi', classes)).toEqual([classes[2]]);
});

it('takes a car for the type whose examples are like it', () => {
  expect(column('Ford Focus', ['K1 (Polo, Corsa)', 'K2 (Golf, Astra)'])).toEqual(['K2 (Golf, Astra)']);
});

it('keeps lists by size as they are', () => {
  expect(column('Fiat 500', ['S (bis 4 m)', 'M (bis 4,6 m)', 'L (über 4,6 m)'])).toEqual(['S (bis 4 m)']);
});

it('knows which types nobody can know without being told', () => {
  expect(['K2', 'Gruppe 3', 'III'].map(isClearType)).toEqual([false, false, false]);
  expect(['SUV', 'PKW', 'M', 'K2 (Golf)', 'седан'].map(isClearType)).toEqual([true, true, true, true, true]);
});
