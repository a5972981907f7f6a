import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { type Lang, NAMES, studioIn } from '../talks/four-studios.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const ENGINE: Record<Lang, string> = {
  en: 'Engine bay cleaning',
  de: 'Motorwäsche',
  uk: 'Мийка двигуна',
  ru: 'Мойка двигателя',
};

function withEngine(lang: Lang) {
  const studio = studioIn(lang);
  return { ...studio, rows: [...studio.rows, row(ENGINE[lang], 45)] };
}

describe('a wash beside the engine is asked about and not taken for it', () => {
  it.each<[Lang, string]>([
    ['en', 'how much to wash the car and clean the engine bay, Golf?'],
    ['de', 'einmal Auto waschen und Motorwäsche, Golf, Preis?'],
    ['uk', 'скільки буде помити машину і движок? гольф'],
    ['ru', 'сколько помыть машину и двигатель? гольф'],
  ])('%s: %s', (lang, text) => {
    const [turn] = talkTo(withEngine(lang), [text]);
    expect(turn?.reply.choices).toEqual([NAMES[lang].wash, NAMES[lang].full]);
    expect(turn?.reply.quote?.total).toBe(45);
    const [, chosen] = talkTo(withEngine(lang), [text, NAMES[lang].full]);
    expect(chosen?.reply.quote?.total).toBe(45 + 52);
  });
});

describe('a wash that is to be chosen waits while the inside is added', () => {
  it.each<[Lang, string, string]>([
    ['en', 'a wash for my Golf', 'and the inside too'],
    ['de', 'eine Wäsche für den Golf', 'und innen auch'],
    ['uk', 'помити гольф', 'і всередині теж'],
    ['ru', 'отмыть гольф', 'и внутри тоже'],
  ])('%s: %s, %s', (lang, wash, inside) => {
    const { full } = NAMES[lang];
    const turns = talkTo(studioIn(lang), [wash, inside, full]);
    expect(turns[1]?.reply.choices).toContain(full);
    expect(turns[2]?.reply.quote?.total).toBe(120 + 52);
  });
});

const FRONT: Record<Lang, [string, string, string]> = {
  en: ['Paint protection film', 'Bonnet', 'Full front'],
  de: ['Lackschutzfolie', 'Motorhaube', 'Frontpaket'],
  uk: ['Захисна плівка', 'капот', 'передня частина'],
  ru: ['Защитная плёнка', 'капот', 'передняя часть'],
};

describe('a part within another is a choice and no sum', () => {
  it.each<[Lang, string, string]>([
    ['en', "PPF on my Model Y: what's the bonnet, and what's the full front?", "I'd go for the full front"],
    ['de', 'Lackschutzfolie Model Y: Was kostet die Haube, und was die ganze Front?', 'dann die Front'],
    ['uk', 'захисна плівка на модел уай: скільки капот і скільки передня частина?', 'тоді передню частину'],
    [
      'ru',
      'защитная плёнка на модель игрек: сколько капот и сколько передняя часть?',
      'тогда переднюю часть',
    ],
  ])('%s: %s', (lang, text, choice) => {
    const [service, bonnet, front] = FRONT[lang];
    const rows = [row(service, 420, { zone: bonnet }), row(service, 1200, { zone: front })];
    const [asked, chosen] = talkTo(exampleStudio(rows, { botLanguage: lang }), [text, choice]);
    expect(asked?.reply.choices).toEqual([bonnet, front]);
    expect(asked?.reply.text).not.toContain('1,620');
    expect(chosen?.reply.quote?.total).toBe(1200);
  });
});

describe('a film on a part is the one that is sold for it', () => {
  it.each<[Lang, string, string]>([
    ['en', 'Car wrapping', 'film on the bonnet of my Rio, how much?'],
    ['de', 'Folierung', 'Motorhaube folieren, Kia Rio, was kostet das?'],
    ['uk', 'Обклейка вінілом', 'обклеїти капот плівкою, кіа ріо, скільки?'],
    ['ru', 'Оклейка винилом', 'оклейка капота плёнкой, киа рио, сколько?'],
  ])('%s: %s has no bonnet', (lang, wrap, text) => {
    const [service, bonnet] = FRONT[lang];
    const whole = { en: 'Whole car', de: 'Komplettfahrzeug', uk: 'все авто', ru: 'весь кузов' }[lang];
    const rows = [row(wrap, 1900, { zone: whole }), row(service, 420, { zone: bonnet })];
    const [turn] = talkTo(exampleStudio(rows, { botLanguage: lang }), [text]);
    expect(turn?.reply.quote?.total).toBe(420);
  });
});
