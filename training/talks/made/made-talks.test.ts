import { describe, expect, it } from 'vitest';
import type { GoldTalk } from '../gold-talk.ts';
import { type HeardMessage, hearForced } from '../hear-forced.ts';
import { makeTalks } from './make-talks.ts';

/** Lists that nothing was learned from. */
const LISTS: Omit<GoldTalk, 'turns'>[] = [
  {
    lang: 'en',
    list: 'unseen',
    currency: 'GBP',
    rows: [
      'Paint protection film | bonnet | | | 390',
      'Paint protection film | front bumper | | | 340',
      'Paint protection film | door mirrors | | | 120',
      'Headlight polish | | | | 60',
      'Interior deep clean | | | | 140',
      'Dog hair removal | | | | 35',
      'Ozone treatment | | | | 45',
    ],
  },
  {
    lang: 'de',
    list: 'unseen',
    currency: 'EUR',
    rows: [
      'Lackschutzfolie | Motorhaube | | | 490',
      'Lackschutzfolie | Frontstoßstange | | | 420',
      'Lackschutzfolie | Spiegelkappen | | | 150',
      'Scheinwerferaufbereitung | | | | 89',
      'Innenreinigung | | | | 149',
      'Tierhaarentfernung | | | | 40',
      'Ozonbehandlung | | | | 59',
    ],
  },
  {
    lang: 'uk',
    list: 'unseen',
    currency: 'UAH',
    rows: [
      'Захисна плівка | капот | | | 9500',
      'Захисна плівка | передній бампер | | | 8000',
      'Захисна плівка | дзеркала | | | 2500',
      'Полірування фар | | | | 1200',
      'Хімчистка салону | | | | 4500',
      'Видалення шерсті | | | | 900',
      'Озонування | | | | 700',
    ],
  },
  {
    lang: 'ru',
    list: 'unseen',
    currency: 'RUB',
    rows: [
      'Защитная плёнка | капот | | | 19000',
      'Защитная плёнка | передний бампер | | | 16000',
      'Защитная плёнка | зеркала | | | 5000',
      'Полировка фар | | | | 3000',
      'Химчистка салона | | | | 12000',
      'Удаление шерсти | | | | 2500',
      'Озонирование | | | | 2000',
    ],
  },
];

describe('plain messages over lists that nothing was learned from', () => {
  const heard = LISTS.flatMap((list) => makeTalks({ ...list, turns: [] }, 7, 77).flatMap(hearForced));
  const share = (some: readonly HeardMessage[]) => some.filter(({ isRight }) => isRight).length / some.length;

  it('are mostly ordered as they are said', () => {
    expect(heard.length).toBeGreaterThan(75);
    expect(share(heard)).toBeGreaterThan(0.7);
  });

  it('set a mistake right where they are meant to', () => {
    const corrections = heard.filter(({ isCorrection }) => isCorrection);
    expect(corrections.length).toBeGreaterThan(20);
    expect(share(corrections)).toBeGreaterThan(0.7);
  });
});
