import { describe, expect, it } from 'vitest';
import { findCar } from './find-car.ts';
import { matchCarTypes } from './match-car-type.ts';

const column = (car: string, carTypes: readonly string[]) => {
  const found = findCar(car);
  return found ? matchCarTypes(found, carTypes) : null;
};

describe('the column of a list a car falls under', () => {
  it('is found through the words of four languages', () => {
    expect(column('X5', ['Limousine', 'Kombi/SUV', 'Transporter'])).toEqual(['Kombi/SUV']);
    expect(column('Golf', ['Kleinwagen/Kompakt', 'Limousine', 'SUV'])).toEqual(['Kleinwagen/Kompakt']);
    expect(column('камри', ['седан', 'кроссовер / внедорожник', 'микроавтобус'])).toEqual(['седан']);
    expect(column('Sprinter', ['хетчбек', 'седан', 'джипи та мінівени', 'бус'])).toEqual(['бус']);
    expect(column('RAV4', ['sedan', 'SUV', 'truck'])).toEqual(['SUV']);
  });

  it('is not that of small cars for whatever is a car', () => {
    expect(column('Octavia estate', ['Small car', 'Sedan', 'SUV'])).toEqual([]);
    expect(column('Octavia estate', ['Car', 'SUV'])).toEqual(['Car']);
  });

  it('is the one that names the very model', () => {
    const types = [
      'VW Polo, Fiat 500, Mini',
      'VW Golf, Audi A3, 1er BMW',
      'Audi A4, 3er BMW, C-Klasse',
      'VW T6, Vito',
    ];
    expect(column('Golf 7', types)).toEqual(['VW Golf, Audi A3, 1er BMW']);
    expect(column('Vito', types)).toEqual(['VW T6, Vito']);
    expect(column('BMW 3er', types)).toEqual(['Audi A4, 3er BMW, C-Klasse']);
  });

  it('is the one size of a list by classes for cars of that size', () => {
    expect(column('Fiesta', ['Small', 'Van'])).toEqual(['Small']);
    expect(column('Transit', ['Small', 'Van'])).toEqual(['Van']);
    expect(column('Octavia', ['Small', 'Van'])).toEqual([]);
    expect(column('Corsa', ['sml', 'med', 'lrg'])).toEqual(['sml']);
  });

  it('asks between two columns when the model is built both ways', () => {
    expect(column('Passat', ['Kleinwagen', 'Limousine', 'Kombi', 'SUV'])).toEqual(['Limousine', 'Kombi']);
    expect(column('Passat Variant', ['Kleinwagen', 'Limousine', 'Kombi', 'SUV'])).toEqual(['Kombi']);
  });

  it('parts crossovers from off-roaders by size', () => {
    expect(column('кашкай', ['седан', 'кроссовер', 'джип'])).toEqual(['кроссовер']);
    expect(column('ленд крузер', ['седан', 'кроссовер', 'джип'])).toEqual(['джип']);
    expect(column('x5', ['sedan', 'small SUV', 'large SUV'])).toEqual(['large SUV']);
  });

  it('reads lists by size', () => {
    expect(column('Fiat 500', ['S', 'M', 'L', 'XL'])).toEqual(['S']);
    expect(column('Sprinter', ['S', 'M', 'L', 'XL'])).toEqual(['XL']);
    expect(column('Sprinter', ['S', 'M', 'L'])).toEqual(['L']);
    expect(column('Golf', ['klein', 'mittel', 'groß'])).toEqual(['mittel']);
  });

  it('takes an ordinary car for the column of ordinary cars', () => {
    expect(column('Octavia Combi', ['PKW', 'SUV', 'Transporter'])).toEqual(['PKW']);
    expect(column('гольф', ['легкова', 'кросовер', 'бус'])).toEqual(['легкова']);
  });

  it('takes a pickup for what is named by its drive, where no column is for pickups', () => {
    expect(column('Hilux', ['Hatch', 'Sedan', 'Wagon/SUV', '4WD/Van'])).toEqual(['4WD/Van']);
    expect(column('Hilux', ['Sedan', 'SUV'])).toEqual([]);
    expect(column('Mazda CX-5', ['Sedan', 'Wagon/SUV', '4WD/Van'])).toEqual(['Wagon/SUV']);
  });

  it('parts crossovers from off-roaders in the words of a talk', () => {
    expect(column('Прадо', ['легковые', 'кроссы', 'джипы'])).toEqual(['джипы']);
    expect(column('Тигуан', ['легковые', 'кроссы', 'джипы'])).toEqual(['кроссы']);
  });

  it('does not guess what a numbered class means', () => {
    expect(column('X5', ['Klasse 1', 'Klasse 2'])).toEqual([]);
  });
});
