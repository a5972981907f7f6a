import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LISTS = {
  en: [
    row('Machine polish', 220, { material: 'single stage' }),
    row('Machine polish', 380, { material: 'two stage' }),
    row('Ceramic', 350, { material: '2 years' }),
    row('Ceramic', 550, { material: '5 years' }),
    row('Liquid glass', 90),
  ],
  de: [
    row('Politur', 220, { material: 'einstufig' }),
    row('Politur', 380, { material: 'zweistufig' }),
    row('Keramik', 350, { material: '2 Jahre' }),
    row('Keramik', 550, { material: '5 Jahre' }),
    row('Flüssigglas', 90),
  ],
  uk: [
    row('Полірування кузова', 220, { material: 'легке' }),
    row('Полірування кузова', 380, { material: 'відновлювальне' }),
    row('Кераміка', 350, { material: '1 шар' }),
    row('Кераміка', 550, { material: '2 шари' }),
    row('Рідке скло', 90),
  ],
  ru: [
    row('Полировка кузова', 220, { material: 'лёгкая' }),
    row('Полировка кузова', 380, { material: 'восстановительная' }),
    row('Керамика', 350, { material: '1 слой' }),
    row('Керамика', 550, { material: '2 слоя' }),
    row('Жидкое стекло', 90),
  ],
};
type Lang = keyof typeof LISTS;

const WISH: readonly [Lang, string][] = [
  ['en', 'hi there, my golf needs a polish and ceramic, what would I pay?'],
  ['de', 'hallo, der Golf braucht Politur und Keramik, was macht das?'],
  ['uk', 'добрий день, гольфу треба полірування і кераміка, яка ціна?'],
  ['ru', 'добрый день, гольф, нужны полировка и керамика, какая цена?'],
];

describe('a job that is called by the name it has on the list', () => {
  it.each(WISH)('is not asked about, and each open job is shown with its prices, %s: %s', (lang, text) => {
    const turn = talkTo(exampleStudio(LISTS[lang], { botLanguage: lang }), [text]).at(-1);
    expect(turn?.acts).not.toContain('askWhich');
    expect(turn?.acts).not.toContain('notedToo');
    for (const price of ['220', '380', '350', '550']) expect(turn?.reply.text).toContain(price);
    expect(turn?.reply.text).not.toContain('90');
  });
});
