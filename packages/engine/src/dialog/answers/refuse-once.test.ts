import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import type { Lang } from '../talks/four-studios.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const NAMES: Record<Lang, [string, string, string, string]> = {
  en: ['Ceramic coating', '1 year', '3 years', 'ceramic coating 3 years please'],
  de: ['Keramikversiegelung', '1 Jahr', '3 Jahre', 'Keramikversiegelung 3 Jahre bitte'],
  uk: ['Керамічне покриття', '1 рік', '3 роки', 'керамічне покриття 3 роки'],
  ru: ['Керамическое покрытие', '1 год', '3 года', 'керамическое покрытие 3 года'],
};

function after(lang: Lang, said: string) {
  const [coat, one, three, first] = NAMES[lang];
  const rows = [row(coat, 250, { material: one }), row(coat, 420, { material: three })];
  return talkTo(exampleStudio(rows, { botLanguage: lang }), [first, said]).at(-1);
}

describe('who asks for something off is refused once, and not told what the list has not', () => {
  it.each<[Lang, string]>([
    ['en', 'hm, 420 is a lot. can you do something about the price? say 380?'],
    ['de', 'Puh, 420 ist viel. Machen Sie da was am Preis? Sagen wir 380?'],
    ['uk', 'ого, 420 це багато. можете щось зробити з ціною? скажімо 380?'],
    ['ru', 'ого, 420 это много. можете что-то сделать с ценой? скажем 380?'],
  ])('%s: %s', (lang, said) => {
    const turn = after(lang, said);
    expect(turn?.acts.filter((key) => key === 'noDiscount')).toHaveLength(1);
    expect(turn?.acts).not.toContain('notOnList');
    expect(turn?.effects).toEqual([]);
  });
});

describe('who only thinks that less costs less asks for nothing off', () => {
  it.each<[Lang, string]>([
    ['en', 'and if I took the 1 year instead? I guess that is cheaper, I sell the car soon'],
    ['de', 'und wenn ich 1 Jahr nehme? ist wohl günstiger, ich verkaufe das Auto bald'],
    ['uk', 'а якщо взяти на 1 рік? думаю, що дешевше, машину скоро продам'],
    ['ru', 'А если на 1 год взять вместо трёх? Думаю что дешевле, машину через полтора года продам'],
  ])('%s: %s', (lang, said) => {
    expect(after(lang, said)?.acts).not.toContain('noDiscount');
  });
});
