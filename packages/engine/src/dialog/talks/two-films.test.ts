import { describe, expect, it } from 'vitest';
import { filmShop, PARTS } from './film-shop.fixture.ts';
import type { Lang } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

describe('a list without protection film says so and offers the vinyl without taking it for that', () => {
  it.each<[Lang, string, string]>([
    ['en', 'how much is ppf for the hood?', 'yes'],
    ['en', 'I want to protect my hood from stone chips', 'ok'],
    ['de', 'Was kostet Schutzfolie auf der Motorhaube?', 'ja'],
    ['uk', 'скільки коштує захисна плівка на капот?', 'так'],
    ['uk', 'бронеплівка на капот', 'так, підійде'],
    ['ru', 'нужна защитная плёнка на капот', 'да'],
  ])('%s: %s', (lang, wish, yes) => {
    const [told, taken] = talkTo(filmShop(lang, { without: 'ppf' }), [wish, yes]);
    expect(told?.acts).toEqual(['noProtectionFilm']);
    expect(told?.reply.quote).toBeUndefined();
    expect(told?.reply.text).toContain('310');
    expect(told?.reply.choices?.[0]).toBe(PARTS[lang].wrap);
    expect(taken?.state.wished).toMatchObject([{ service: PARTS[lang].wrap, zone: PARTS[lang].hood }]);
  });
});

describe('a list without vinyl says so and offers the protection film', () => {
  it.each<[Lang, string]>([
    ['en', 'can you wrap my hood in matte black?'],
    ['de', 'Könnt ihr die Motorhaube in Schwarz matt folieren?'],
    ['uk', 'обклеїти капот чорним вінілом, скільки?'],
    ['ru', 'оклеить капот цветным винилом, сколько?'],
  ])('%s: %s', (lang, wish) => {
    const [told] = talkTo(filmShop(lang, { without: 'wrap' }), [wish]);
    expect(told?.acts).toEqual(['noColourFilm']);
    expect(told?.reply.text).toContain('420');
    expect(told?.reply.quote).toBeUndefined();
  });
});

describe('where both are sold each is taken by its own name', () => {
  it.each<[Lang, string, number]>([
    ['en', 'protective film for the hood', 420],
    ['de', 'Schutzfolie auf die Motorhaube', 420],
    ['uk', 'захисної плівки на капот хочу', 420],
    ['ru', 'защитной плёнкой капот', 420],
    ['en', 'wrap the hood in gloss', 310],
    ['de', 'Motorhaube folieren in Glanz', 310],
    ['uk', 'обклеїти капот вінілом, глянець', 310],
    ['ru', 'оклеить капот винилом, глянец', 310],
  ])('%s: %s', (lang, wish, total) => {
    expect(talkTo(filmShop(lang), [wish])[0]?.reply.quote?.total).toBe(total);
  });
});

describe('the other film is meant for the same part', () => {
  it.each<[Lang, string, string, 'wrap' | 'ppf']>([
    ['en', 'protective film for the hood', 'no, I meant a colour wrap', 'wrap'],
    ['de', 'Lackschutzfolie Motorhaube', 'nein, ich meine Farbfolie', 'wrap'],
    ['uk', 'обклеїти капот вінілом', 'ні, захисну плівку', 'ppf'],
    ['ru', 'защитная плёнка на капот', 'я имел в виду цветную плёнку', 'wrap'],
  ])('%s: %s, %s', (lang, wish, correction, film) => {
    const [, turn] = talkTo(filmShop(lang), [wish, correction]);
    expect(turn?.state.wished).toMatchObject([{ service: PARTS[lang][film], zone: PARTS[lang].hood }]);
  });
});

it('names no windows to whoever asks for a film on the paint', () => {
  const [turn] = talkTo(filmShop('en', { without: 'ppf' }), [
    'do you do paint protection film on the front?',
  ]);
  expect(turn?.acts).toContain('notOnList');
});
