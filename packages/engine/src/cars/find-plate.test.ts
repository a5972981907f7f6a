import { describe, expect, it } from 'vitest';
import { findPlate } from './find-plate.ts';

describe('a number plate', () => {
  it.each([
    ['Mein Kennzeichen ist b ab 1234, danke', 'B AB 1234'],
    ['Golf 8, B-AB 1234', 'B-AB 1234'],
    ['M-XY 77E bitte', 'M-XY 77E'],
    ['номер авто АА 1234 ВВ', 'АА 1234 ВВ'],
    ['Тесла, КА7777ХХ', 'КА7777ХХ'],
    ['госномер а123вс77', 'А123ВС77'],
    ['машина е555кх199', 'Е555КХ199'],
    ['my number plate is AB12 CDE', 'AB12 CDE'],
  ])('is found in "%s"', (text, plate) => {
    expect(findPlate(text)?.plate).toBe(plate);
  });

  it('leaves what else was said', () => {
    expect(findPlate('Jonas, mein Kennzeichen ist B-AB 1234')?.rest).toBe('Jonas,');
    expect(findPlate('My number plate is AB12 CDE')?.rest).toBe('');
  });

  it.each([
    'BMW X5 2019',
    'Toyota C-HR 2020',
    'Mazda CX-5',
    'Mercedes E 220, Baujahr 2015',
    'up-to 50 EUR',
    'Audi A6 C7 um 15:30',
    'за 2000 грн на суботу',
    'Мой номер +7 912 345 67 89',
    'Meine Nummer ist 0176 1234567',
    'у четвер об 11',
    'Kennzeichen 1 EUR',
    'держномер 10 грн',
  ])('is not seen in "%s"', (text) => {
    expect(findPlate(text)).toBeNull();
  });
});
