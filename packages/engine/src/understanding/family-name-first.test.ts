import { describe, expect, it } from 'vitest';
import { withFamilyName } from './family-name-first.ts';
import { nameSetRight } from './name-set-right.ts';

describe('a family name that stands before a first name belongs to it', () => {
  it.each([
    ['Sandra', 'das früheste. müller sandra, 079 555 12 34', 'Sandra Müller'],
    ['Kevin', 'the first one please, doyle kevin 087 123 4567', 'Kevin Doyle'],
    ['Оксана', 'найраніше. шевчук оксана, 067 111 22 33', 'Оксана Шевчук'],
    ['Марат', 'самое раннее. сулейменов марат, 8 701 111 22 33', 'Марат Сулейменов'],
  ])('%s: %s', (name, text, whole) => {
    expect(withFamilyName(name, text)).toBe(whole);
  });

  it.each([
    ['Sandra', 'danke, bin sandra, 079 555 12 34'],
    ['Kevin', 'its kevin'],
    ['Kevin', 'thanks kevin, see you then'],
    ['Оксана', 'дякую, це оксана'],
    ['Марат', 'пишите марат'],
    ['Sandra', 'bitte auf sandra'],
  ])('%s: any other word before it is none: %s', (name, text) => {
    expect(withFamilyName(name, text)).toBe(name);
  });
});

describe('a name that is said again in part', () => {
  it.each([
    ['yes please, for Sandra', 'Sandra Miller', 'Sandra'],
    ['ja bitte, aber auf sandra müller', 'Sandra Müller', 'Sandra'],
    ['так, на Оксану', 'Оксана Коваль', 'Оксана'],
    ['да, на Марата', 'Марат Ахметов', 'Марат'],
  ])('%s', (text, known, told) => {
    expect(nameSetRight(text, known, told)).toBe(known);
  });
});
