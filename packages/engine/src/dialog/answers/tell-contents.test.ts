import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

const LISTS: Record<Lang, readonly [whole: string, wash: string, tar: string]> = {
  en: ['Front package (bumper, bonnet, wings)', 'Hand wash', 'Tar removal'],
  de: ['Frontpaket (Stoßstange, Haube, Kotflügel)', 'Handwäsche', 'Flugrostentfernung'],
  uk: ['Пакет «Перед» (капот, бампер, фари)', 'Ручна мийка', 'Видалення бітуму'],
  ru: ['Пакет «Перед» (капот, бампер, фары)', 'Ручная мойка', 'Удаление битума'],
};

function talk(lang: Lang, ...messages: string[]) {
  const [whole, wash, tar] = LISTS[lang];
  const rows = [row(whole, 900), row(wash, 40), row(tar, 25)];
  return talkTo(exampleStudio(rows, { botLanguage: lang }), messages);
}

describe('what a name of the list tells to be in it is in it', () => {
  it.each<[Lang, string, string]>([
    ['en', 'is the bonnet part of the front package?', 'bonnet'],
    ['de', 'ist die haube im frontpaket drin oder geht die extra?', 'Haube'],
    ['uk', 'а фари входять в пакет перед?', 'фари'],
    ['ru', 'фары входят в пакет перед?', 'фары'],
  ])('%s: %s', (lang, said, item) => {
    const [turn] = talk(lang, said);
    expect(turn?.acts).toContain('includedYes');
    expect(turn?.reply.text).toContain(item);
    expect(turn?.effects).toEqual([]);
  });

  it.each<[Lang, string]>([
    ['en', "what's in the front package?"],
    ['de', 'was ist im frontpaket alles drin?'],
    ['uk', 'що входить у пакет перед?'],
    ['ru', 'что входит в пакет перед?'],
  ])('%s: %s', (lang, said) => {
    expect(talk(lang, said)[0]?.acts).toContain('includedAre');
  });
});

describe('what has a line of its own is extra, at its price', () => {
  it.each<[Lang, string, string]>([
    ['en', 'hand wash please', 'does that include tar removal or is it extra?'],
    ['de', 'Handwäsche bitte', 'ist flugrost da mit drin oder kommt das extra?'],
    ['uk', 'ручна мийка', 'бітум входить чи це окремо?'],
    ['ru', 'ручная мойка', 'битум входит или это отдельно?'],
  ])('%s: %s', (lang, wish, said) => {
    const [, turn] = talk(lang, wish, said);
    expect(turn?.acts).toContain('soldApart');
    expect(turn?.reply.text).toContain('25');
    expect(turn?.effects).toEqual([]);
    expect(turn?.state.wished.map(({ service }) => service)).toEqual([LISTS[lang][1]]);
  });
});

describe('a set is told with its price, and the order stays as it is', () => {
  it.each<[Lang, string, string]>([
    ['en', 'hand wash please', 'is there a package for less?'],
    ['de', 'Handwäsche bitte', 'gibts da auch ein paket?'],
    ['uk', 'ручна мийка', 'а є якийсь комплект щоб дешевше?'],
    ['ru', 'ручная мойка', 'а есть какой-нибудь пакет?'],
  ])('%s: %s', (lang, wish, said) => {
    const [, turn] = talk(lang, wish, said);
    expect(turn?.acts).toContain('pricedBeside');
    expect(turn?.reply.text).toContain('900');
    expect(turn?.effects).toEqual([]);
    expect(turn?.state.wished.map(({ service }) => service)).toEqual([LISTS[lang][1]]);
  });
});
