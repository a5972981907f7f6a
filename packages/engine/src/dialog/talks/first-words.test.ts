import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

/** What the first message of a talk comes to in the studio of its language. */
function first(lang: Lang, text: string) {
  const [turn] = talkTo(studioIn(lang, { address: 'Mill Lane 4' }), [text]);
  return {
    quote: turn?.reply.quote?.total ?? null,
    text: turn?.reply.text ?? '',
    effects: turn?.effects ?? [],
  };
}

describe('the side windows of one end are never those of the other', () => {
  it.each<[Lang, string]>([
    ['en', 'how much to tint just the rear side windows of my Polo'],
    ['de', 'was kosten die hinteren Seitenscheiben getönt beim Polo?'],
    ['uk', 'скільки затонувати задні бокові на поло?'],
    ['ru', 'сколько затонировать задние боковые на поло?'],
  ])('%s', (lang, text) => {
    const { quote, text: said } = first(lang, text);
    expect(quote).toBeNull();
    expect(said).not.toContain('81');
  });
});

it('sells no whole rear to who wants its side windows alone', () => {
  const zones = [
    row('Window tint', 150, { zone: 'Rear complete' }),
    row('Window tint', 81, { zone: 'Front side windows' }),
  ];
  const [turn] = talkTo(exampleStudio(zones), ['how much to tint just the rear side windows of my Polo']);
  expect(turn?.reply.quote ?? null).toBeNull();
});

describe('a film for the whole car is none of the parts it is sold for', () => {
  it.each<[Lang, string]>([
    ['en', 'how much is full PPF on my Polo'],
    ['de', 'was kostet Lackschutzfolie fürs ganze Auto, Polo?'],
    ['uk', 'скільки коштує захисна плівка на всю машину, поло?'],
    ['ru', 'сколько стоит защитная плёнка на всю машину, поло?'],
  ])('%s', (lang, text) => {
    expect(first(lang, text).text).not.toMatch(/420|485/);
  });
});

describe('a coating of another kind is not the one of the list', () => {
  it.each<[string, string, string]>([
    ['en', 'Ceramic coating', 'how much to have my Polo coated with lanolin'],
    ['de', 'Keramikversiegelung', 'was kostet eine Unterbodenversiegelung für den Polo?'],
    ['ru', 'Керамическое покрытие', 'сколько стоит покрытие раптором на поло?'],
  ])('%s', (botLanguage, service, text) => {
    const studio = exampleStudio([row(service, 590), row('Ozone', 49)], { botLanguage });
    expect(talkTo(studio, [text])[0]?.reply.quote ?? null).toBeNull();
  });
});

describe('a pane at the back is no windscreen', () => {
  const studio = exampleStudio([row('Window tint', 99, { zone: 'Rear windscreen' })]);
  it.each([
    ['tint the windscreen on my Polo please', null],
    ['tint the rear windscreen on my Polo please', 99],
  ])('%s', (text, price) => {
    expect(talkTo(studio, [text])[0]?.reply.quote?.total ?? null).toBe(price);
  });
});

describe('what was spilt inside is cleaned as the cabin is', () => {
  it.each<[Lang, string]>([
    ['en', 'my kid spilled yoghurt all over the back seat of the Polo, what would that cost?'],
    ['de', 'mir ist Kakao auf dem Beifahrersitz ausgelaufen, VW Polo, was kostet das?'],
    ['uk', 'пролили сік на сидіння, фольксваген поло, скільки коштує?'],
    ['ru', 'ребёнок разлил сок на сиденье, фольксваген поло, сколько стоит?'],
  ])('%s', (lang, text) => {
    expect(first(lang, text).quote).toBe(120);
  });
});

describe('what is wrong with a part does not say what the list sells for it', () => {
  it.each<[Lang, string]>([
    ['en', 'the neighbour sprayed his fence and it landed on my bonnet, VW Polo, what can be done?'],
    ['de', 'auf die Motorhaube vom Polo ist Farbnebel geflogen, was kann man da machen?'],
    ['uk', 'на капот поло налетіла фарба від сусіда, що можна зробити?'],
    ['ru', 'на капот поло налетела краска от соседа, что можно сделать?'],
  ])('%s', (lang, text) => {
    expect(first(lang, text).quote).toBeNull();
  });
});

describe('another job on a part is not the film that is sold for it', () => {
  it.each<[Lang, string]>([
    ['en', 'how much to respray the bonnet of my Polo'],
    ['de', 'was kostet es, die Motorhaube vom Polo zu lackieren?'],
    ['uk', 'скільки коштує пофарбувати капот на поло?'],
    ['ru', 'сколько стоит перекрыть лаком капот на поло?'],
  ])('%s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.reply.quote ?? null).toBeNull();
    expect(turn?.reply.choices?.length).toBeGreaterThan(2);
  });
});

describe('another colour is put on with film', () => {
  const wrap = {
    en: 'Full wrap',
    de: 'Vollfolierung',
    uk: 'Повна обклейка вінілом',
    ru: 'Полная оклейка винилом',
  };
  it.each<[Lang, string]>([
    ['en', 'what would it be to change the colour of my Polo to olive'],
    ['de', 'ich möchte die Farbe von meinem Polo ändern, was kostet das?'],
    ['uk', 'хочу змінити колір на поло, скільки коштує?'],
    ['ru', 'хочу поменять цвет на поло, сколько стоит?'],
  ])('%s', (lang, text) => {
    const studio = exampleStudio([row(wrap[lang], 1900), row(NAMES[lang].wash, 30)], { botLanguage: lang });
    expect(talkTo(studio, [text])[0]?.reply.quote?.total).toBe(1900);
  });
});

describe('cabin and body are two jobs', () => {
  it.each<[Lang, string]>([
    ['en', 'interior and bodywork clean for my Polo please'],
    ['de', 'einmal Innen- und Außenreinigung für den Polo'],
    ['uk', 'треба помити салон і кузов, поло'],
    ['ru', 'нужно помыть кузов и салон, поло'],
  ])('%s', (lang, text) => {
    const { inside, wash } = NAMES[lang];
    const studio = exampleStudio([row(inside, 120), row(wash, 30)], { botLanguage: lang });
    expect(talkTo(studio, [text])[0]?.reply.quote?.total).toBe(150);
  });
});

describe('who is late is noted, though this chat knows of no booking', () => {
  it.each<[Lang, string]>([
    ['en', 'stuck in traffic, gonna be 20 min late'],
    ['de', 'stehe im Stau, komme ca. 20 Minuten später'],
    ['uk', 'стою в пробці, запізнюсь хвилин на 20'],
    ['ru', 'стою в пробке, опоздаю минут на 20'],
  ])('%s', (lang, text) => {
    expect(first(lang, text).effects).toMatchObject([{ kind: 'handoff', reason: 'time' }]);
  });
});

describe('who wants another day is not late', () => {
  it.each<[Lang, string]>([
    ['en', 'something came up, could we push my appointment from Thursday to Tuesday at 9?'],
    ['de', 'mir ist was dazwischengekommen, geht statt Donnerstag auch Dienstag um 9?'],
    ['uk', 'не встигаю в четвер, можна перенести на вівторок о 9?'],
    ['ru', 'не успеваю в четверг, можно перенести на вторник в 9?'],
  ])('%s', (lang, text) => {
    expect(first(lang, text).effects).not.toMatchObject([{ kind: 'handoff', reason: 'time' }]);
  });
});

describe('a discount is refused beside the wish, and the wish is answered', () => {
  it.each<[Lang, string]>([
    ['en', 'rear windows tint on my Polo, whats your best price mate'],
    ['de', 'Scheiben hinten tönen beim Polo, was ist euer letzter Preis?'],
    ['uk', 'тонування задньої півсфери на поло, знижку зробите?'],
    ['ru', 'тонировка задней части на поло, скидку сделаете?'],
  ])('%s', (lang, text) => {
    const { text: said } = first(lang, text);
    expect(said).toContain('150');
    expect(said).toContain('240');
  });
});

it.each<[Lang, string, string]>([
  ['en', 'which exit do I take off the roundabout to get to yours', 'Mill Lane 4'],
  ['de', 'bis wie viel Uhr ist bei euch jemand da?', '9:00'],
  ['uk', 'ви цілодобово?', '9:00'],
  ['ru', 'вы круглосуточно работаете?', '9:00'],
])('%s: what is asked in other words is answered all the same: %s', (lang, text, answer) => {
  expect(first(lang, text).text).toContain(answer);
});

it.each<[Lang, string, RegExp]>([
  ['en', 'I sent you a voice note', /voice messages/],
  ['de', 'habe Ihnen gerade ein Foto geschickt', /Bilder/],
  ['uk', 'надіслала вам фото', /Фото/],
  ['ru', 'скинул вам голосовое', /голосовые/],
])('%s: says that it sees no pictures and hears no voice: %s', (lang, text, answer) => {
  expect(first(lang, text).text).toMatch(answer);
});

it.each<[Lang, string]>([
  ['en', 'Boost your Google ranking! 100 backlinks for $49, reply now'],
  ['de', 'Wir bringen Ihre Webseite auf Platz 1, 500 Backlinks nur 79 Euro'],
  ['uk', 'Продаємо базу клієнтів вашого міста, 30 тисяч номерів, дешево'],
  ['ru', 'Раскрутим ваш инстаграм, 5000 подписчиков за 20 евро'],
])('%s: sells nothing to who sells: %s', (lang, text) => {
  const [turn] = talkTo(studioIn(lang), [text]);
  expect(turn?.reply.choices ?? []).toEqual([]);
  expect(turn?.effects).toEqual([]);
});

it.each<[Lang, string, string]>([
  ['de', 'schreibe ich hier mit einem Menschen oder mit einer Maschine?', 'KI'],
  ['ru', 'я с живым человеком переписываюсь или с программой?', 'ИИ'],
])('%s: says what it is, and calls nobody: %s', (lang, text, word) => {
  const { text: said, effects } = first(lang, text);
  expect(said).toContain(word);
  expect(effects).toEqual([]);
});

it.each<[Lang, string]>([
  ['en', 'cancel it all, honestly everyone would be better off without me'],
  ['de', 'am liebsten würde ich einfach gegen den nächsten Baum fahren'],
  ['uk', 'яка вже мийка, жити не хочеться'],
  ['ru', 'какая мойка, жить незачем'],
])('%s: hears who is in need, in whatever words: %s', (lang, text) => {
  expect(first(lang, text).effects).toMatchObject([{ kind: 'handoff', reason: 'emergency' }]);
});
