import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

describe('fine swirls in the whole paint are for the polish, not for the repair of one scratch', () => {
  it.each([
    [
      'en',
      'Scratch repair',
      'Paint polish',
      'my golf has swirl marks all over, what would you do and how much',
    ],
    [
      'de',
      'Kratzer entfernen',
      'Politur',
      'mein golf hat überall hologramme im lack, was würdet ihr da machen und was kostet das',
    ],
    ['uk', 'Видалення подряпин', 'Полірування', 'на гольфі по всьому лаку павутинка, що порадите і скільки'],
    ['ru', 'Удаление царапин', 'Полировка', 'на гольфе по всему лаку паутинка, что посоветуете и сколько'],
  ])('%s', (botLanguage, repair, polish, said) => {
    const studio = exampleStudio([row(repair, 60), row(polish, 220)], { botLanguage });
    expect(talkTo(studio, [said])[0]?.reply.quote?.total).toBe(220);
  });
});
