import { expect, it } from 'vitest';
import { carsKnown } from './cars-known.ts';

it.each<[string[], string[], string[]]>([
  [[], [], []],
  [[''], ['BMW X5', ''], ['BMW X5']],
  [['BMW X5 · SUV · B-AB 12'], ['BMW X5'], ['BMW X5 · SUV · B-AB 12']],
  [['BMW X5 · SUV'], ['VW Golf', 'VW Golf'], ['BMW X5 · SUV', 'VW Golf']],
])('booked %j and talked of %j are %j', (booked, talkedOf, cars) => {
  expect(carsKnown(booked, talkedOf)).toEqual(cars);
});
