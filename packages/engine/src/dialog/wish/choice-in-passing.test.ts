import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LISTS = {
  en: [
    row('Machine polish', 220, { material: 'light' }),
    row('Machine polish', 380, { material: 'restoring' }),
    row('Ceramic coating', 550),
  ],
  de: [
    row('Politur', 220, { material: 'leicht' }),
    row('Politur', 380, { material: 'intensiv' }),
    row('Keramikversiegelung', 550),
  ],
  uk: [
    row('Полірування кузова', 220, { material: 'легке' }),
    row('Полірування кузова', 380, { material: 'відновлювальне' }),
    row('Кераміка', 550),
  ],
  ru: [
    row('Полировка кузова', 220, { material: 'лёгкая (1 этап)' }),
    row('Полировка кузова', 380, { material: 'восстановительная (3 этапа)' }),
    row('Керамика', 550),
  ],
};
type Lang = keyof typeof LISTS;

const FIRST: Record<Lang, string> = {
  en: 'machine polish and ceramic coating for my golf',
  de: 'Politur und Keramikversiegelung für meinen Golf',
  uk: 'полірування кузова і кераміка на гольф',
  ru: 'полировка кузова и керамика на гольф',
};

const GUARANTEE = 'Two years on ceramic.';

function after(lang: Lang, text: string) {
  const studio = exampleStudio(LISTS[lang], {
    botLanguage: lang,
    knowledge: [{ topic: 'warranty', answer: GUARANTEE }],
  });
  return talkTo(studio, [FIRST[lang], text]).at(-1);
}

describe('a level that is chosen in passing', () => {
  it.each<[Lang, string, number]>([
    ['en', 'just a few swirls, a light one should do. is there a guarantee on the ceramic?', 770],
    ['de', 'sind nur feine Kratzer, leicht müsste reichen. gibt es Garantie auf die Keramik?', 770],
    ['uk', 'подряпин мало, легкого має вистачити. а гарантія на кераміку є?', 770],
    ['ru', 'лак убитый, так что восстановительную наверное. а гарантия на керамику есть?', 930],
    ['ru', 'там только мелкая паутинка, лёгкой хватит. гарантия на керамику есть?', 770],
  ])('answers the open choice beside a question, %s: %s', (lang, text, total) => {
    const turn = after(lang, text);
    expect(turn?.reply.quote?.total).toBe(total);
    expect(turn?.reply.text).toContain(GUARANTEE);
    expect(turn?.acts).not.toContain('whichMaterial');
  });

  it.each<[Lang, string]>([
    ['en', 'is light enough for swirls? and is there a guarantee?'],
    ['uk', 'легкого вистачить на подряпини? а гарантія є?'],
  ])('is not made by a question or a no, %s: %s', (lang, text) => {
    expect(after(lang, text)?.reply.quote?.total).not.toBe(770);
  });
});
