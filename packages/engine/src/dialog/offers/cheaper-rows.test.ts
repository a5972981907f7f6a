import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const FRONTS = {
  en: ['Paint protection film', 'Full front', 'Partial front (bumper, half bonnet)', 'Door cups'],
  de: ['Lackschutzfolie', 'Front komplett', 'Front teilweise (Stoßstange, halbe Haube)', 'Türgriffmulden'],
  uk: ['Антигравійна плівка', 'Весь перед', 'Частковий перед (бампер, пів капота)', 'Зони під ручками'],
  ru: ['Антигравийная плёнка', 'Весь перед', 'Частичный перед (бампер, полкапота)', 'Зоны под ручками'],
} as const;

function fronts(lang: keyof typeof FRONTS) {
  const [service, full, part, cups] = FRONTS[lang];
  return exampleStudio(
    [row(service, 1450, { zone: full }), row(service, 750, { zone: part }), row(service, 60, { zone: cups })],
    { botLanguage: lang },
  );
}

describe('the cheaper option is less of the same part', () => {
  it.each([
    ['en', 'whats the cheaper option, dont need the whole bonnet really'],
    ['en', 'anything cheaper?'],
    ['de', 'gibts was günstigeres?'],
    ['uk', 'є щось дешевше?'],
    ['ru', 'подешевле есть что?'],
  ] as const)('%s: %s', (lang, text) => {
    const [service, full, part, cups] = FRONTS[lang];
    const [first, turn, taken] = talkTo(fronts(lang), [`${service} ${full}`, text, `${service} · ${part}`]);
    expect(first?.reply.quote?.total).toBe(1450);
    expect(turn?.acts.slice(-2)).toEqual(['cheaperOnes', 'whichSupposed']);
    expect(turn?.reply.text).toContain('750');
    expect(turn?.reply.text).not.toContain(cups);
    expect(turn?.reply.choices).toEqual([`${service} · ${part}`, `${service} · ${full}`]);
    expect(taken?.reply.quote?.total).toBe(750);
  });

  it('is said to be the lowest price only where it is', () => {
    const [service, , , cups] = FRONTS.en;
    const [, turn] = talkTo(fronts('en'), [`${service} ${cups}`, 'anything cheaper?']);
    expect(turn?.acts).toContain('noCheaper');
  });

  it('names the plain wash beside the one inside and out, and not that of the engine', () => {
    const studio = exampleStudio([
      row('Комплексная мойка (кузов + салон)', 3000),
      row('Мойка двухфазная', 1800),
      row('Мойка двигателя', 2000),
    ]);
    const [, turn] = talkTo(studio, ['комплексная мойка', 'подешевле есть что?']);
    expect(turn?.reply.text).toContain('Мойка двухфазная');
    expect(turn?.reply.text).not.toContain('двигателя');
  });
});

describe('a limit is no question for something cheaper', () => {
  it.each([
    ['Full valet', 'Tyre shine', 'add the tyre shine if it is cheap'],
    ['Komplettpflege', 'Reifenpflege', 'Reifenpflege dazu, wenn es nicht zu teuer ist'],
    ['Комплекс', 'Чорніння гуми', 'чорніння гуми додайте якщо недорого'],
    ['Комплекс', 'Чернение резины', 'чернение резины добавьте если недорого'],
  ])('%s, %s', (job, extra, text) => {
    const [, turn] = talkTo(exampleStudio([row(job, 110), row(extra, 10)]), [job, text]);
    expect(turn?.acts).not.toContain('cheaper');
    expect(turn?.acts).not.toContain('noCheaper');
    expect(turn?.reply.quote?.total).toBe(120);
  });
});

describe('a price of the list is no offer', () => {
  it.each([
    ['Пакет «Город»', 'Оклейка капота', 40000, 'ну пакет тогда и давайте за 40'],
    ['Пакет «Місто»', 'Обклеювання капота', 40000, 'ну тоді пакет давайте за 40'],
    ['City package', 'Bonnet film', 400, 'ok do it for the 400 then, the package'],
    ['City-Paket', 'Folie Motorhaube', 400, 'dann machen wir das Paket für 400'],
  ])('%s', (whole, part, price, text) => {
    const [, turn] = talkTo(exampleStudio([row(whole, price), row(part, price / 2)]), [part, text]);
    expect(turn?.acts).not.toContain('noDiscount');
  });

  it('but another sum is', () => {
    const [, turn] = talkTo(exampleStudio([row('Пакет «Город»', 40000)]), [
      'пакет город',
      'давайте за 35000',
    ]);
    expect(turn?.acts).toContain('noDiscount');
  });
});
