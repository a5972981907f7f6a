import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

const WORDS = 'Ceramic keeps the heat out.';

const TINT: Record<Lang, string> = {
  en: 'tint the rear windows of my Polo',
  de: 'Polo hinten tönen',
  uk: 'затонувати задню півсферу Поло',
  ru: 'затонировать заднюю часть Поло',
};

describe('what is better is answered by what the studio knows, with one question', () => {
  it.each<[Lang, string]>([
    ['en', 'which is better?'],
    ['de', 'was ist besser?'],
    ['uk', 'що краще?'],
    ['ru', 'а что лучше?'],
  ])('%s', (lang, question) => {
    const knowledge = [{ topic: 'advice', answer: WORDS, service: NAMES[lang].tint }];
    const [, turn] = talkTo(studioIn(lang, { knowledge }), [TINT[lang], question]);
    expect(turn?.reply.text).toContain(WORDS);
    expect(turn?.acts.filter((key) => key === 'duration')).toHaveLength(2);
    expect(turn?.reply.text).toContain('150');
    expect(turn?.reply.text).toContain('240');
    expect(turn?.reply.text.split('?')).toHaveLength(2);
    expect(turn?.effects).toEqual([]);
  });
  it.each<[Lang, string]>([
    ['en', "what's the difference?"],
    ['ru', 'в чём разница?'],
  ])('%s: what nobody has told goes to the owner once', (lang, question) => {
    const turns = talkTo(studioIn(lang), [TINT[lang], question, question]);
    expect(turns[1]?.acts).toContain('differenceOpen');
    expect(turns.flatMap(({ effects }) => effects)).toHaveLength(1);
  });
});

describe('of two films that are compared neither is taken', () => {
  it.each<[Lang, string]>([
    ['en', "what's the difference between standard and ceramic film?"],
    ['de', 'Was ist der Unterschied zwischen Standardfolie und Keramikfolie?'],
    ['uk', 'яка різниця між звичайною і керамічною плівкою?'],
    ['ru', 'чем отличается обычная плёнка от керамической?'],
  ])('%s: %s', (lang, question) => {
    const knowledge = [{ topic: 'advice', answer: WORDS }];
    const [turn] = talkTo(studioIn(lang, { knowledge }), [question]);
    expect(turn?.reply.text).toContain(WORDS);
    expect(turn?.state.wished).toMatchObject([{ service: NAMES[lang].tint, material: null }]);
  });
});
