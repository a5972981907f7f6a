import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const standsAt = (rows: ReturnType<typeof row>[], botLanguage: 'en' | 'de' | 'uk' | 'ru', said: string[]) =>
  (talkTo(exampleStudio(rows, { botLanguage }), said).at(-1)?.state.wished ?? [])
    .map(({ service, zone }) => [service, zone].filter(Boolean).join(' '))
    .toSorted();

describe('what a choice of lines comes to', () => {
  it('of versions the one whose size was said, though its number is the price of the other', () => {
    const ozone = [
      row('Hand wash', 30),
      row('Interior valet', 85),
      row('Ozone', 40, { zone: '20 min' }),
      row('Ozone', 60, { zone: '40 min' }),
      row('Engine clean', 45),
    ];
    expect(standsAt(ozone, 'en', ['ozone 40 mins and a hand wash please'])).toEqual([
      'Hand wash',
      'Ozone 40 min',
    ]);
  });

  it('what a standing whole holds is not put in its place by being spelled out', () => {
    const clean = [
      row('Хімчистка салону', 5200, { zone: 'Повна' }),
      row('Хімчистка', 500, { zone: 'Одне сидіння' }),
      row('Хімчистка', 1200, { zone: 'Стеля' }),
      row('Хімчистка', 900, { zone: 'Багажник' }),
    ];
    const first = 'повна хімчистка салону на дастер';
    expect(standsAt(clean, 'uk', [first, 'та весь салон, сидіння, стеля, все'])).toEqual([
      'Хімчистка салону Повна',
    ]);
    expect(standsAt(clean, 'uk', [first, 'ні, повну не треба, тільки стелю'])).toEqual(['Хімчистка Стеля']);
  });

  it('nothing that no word was said of', () => {
    const wraps = ['Крыша', 'Зеркала', 'Капот'].map((zone, at) => row('Оклейка', 200 + at, { zone }));
    expect(standsAt(wraps, 'ru', ['оклеить крышу', 'крышу я не просил'])).not.toContain('Оклейка Зеркала');
  });
});

it('a question whether a part is washed too is no wish to have it repaired', () => {
  const rows = [
    row('Smart Repair', 79, { zone: 'Delle' }),
    row('Smart Repair', 89, { zone: 'Felge' }),
    row('Handwäsche', 30),
  ];
  expect(standsAt(rows, 'de', ['wascht ihr die Felge auch mit?'])).not.toContain('Smart Repair Felge');
  expect(standsAt(rows, 'de', ['Felge ist verkratzt, Smart Repair bitte'])).toContain('Smart Repair Felge');
});
