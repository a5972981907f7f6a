import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { talkWith } from '../talks/around/cleaners.fixture.ts';
import { exampleStudio } from '../talks/talk.fixture.ts';

describe('a change that ends on another day tells when the car is fetched', () => {
  it.each([
    [
      'en',
      ['Interior clean', 'Headlight polish'],
      [
        'Interior clean for a ford fiesta, thursday 9:00, Sam Hill',
        'yes',
        'add the Headlight polish as well please',
        'yes',
      ],
    ],
    [
      'de',
      ['Innenraumreinigung', 'Scheinwerfer polieren'],
      [
        'Innenraumreinigung für einen VW Golf, Donnerstag 9 Uhr, Tim Voss',
        'ja',
        'bitte noch Scheinwerfer polieren dazu',
        'ja',
      ],
    ],
    [
      'uk',
      ['Хімчистка салону', 'Полірування фар'],
      [
        'хімчистка салону, шкода октавія, у четвер о 9:00, Ігор',
        'так',
        'додайте ще полірування фар',
        'так, змінюйте',
      ],
    ],
    [
      'ru',
      ['Химчистка салона', 'Полировка фар'],
      [
        'химчистка салона, киа рио, в четверг в 9:00, Антон',
        'да',
        'добавьте ещё полировку фар',
        'ага, меняйте',
      ],
    ],
  ] as const)('%s: more work', (lang, [first, second], lines) => {
    const studio = exampleStudio(
      [row(first, 120, { durationMinutes: 480 }), row(second, 60, { durationMinutes: 120 })],
      { botLanguage: lang },
    );
    const { last } = talkWith(studio, lines);
    expect(last?.acts.slice(0, 2)).toEqual(['bookingChanged', 'overNight']);
    expect(last?.reply.text).toMatch(/10:00|10:00 am/);
  });

  it.each([
    [
      'en',
      [
        'Paint correction for a ford fiesta, thursday 9:00, Sam Hill',
        'yes',
        'move it to friday at 9:00',
        'yes',
      ],
      'Paint correction',
    ],
    [
      'ru',
      ['полировка кузова, киа рио, в четверг в 9:00, Антон', 'да', 'перенесите на пятницу в 9:00', 'да'],
      'Полировка кузова',
    ],
  ] as const)('%s: another day', (lang, lines, line) => {
    const studio = exampleStudio([row(line, 400, { durationMinutes: 720 })], { botLanguage: lang });
    const { last } = talkWith(studio, lines);
    expect(last?.acts.slice(0, 2)).toEqual(['moved', 'overNight']);
  });
});
