import { describe, expect, it } from 'vitest';
import { type DialogState, newDialog } from '../../dialog-state.ts';
import { row } from '../../row.fixture.ts';
import { takeTurn } from '../../turn.ts';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

describe('a part that is sold in one film only is summed up in that film', () => {
  it.each([
    ['en', 'tint the rear of my Polo', 'the ceramic. and what are the front side windows on top'],
    ['de', 'Scheiben hinten tönen beim Polo', 'dann Keramik. Und die vorderen Seitenscheiben auch'],
    ['uk', 'затонувати зад на поло', 'тоді керамічну. і передні бокові теж'],
    ['ru', 'затонировать зад на поло', 'тогда керамическую. и передние боковые тоже'],
  ] satisfies [Lang, string, string][])('%s', (lang, text, more) => {
    const turn = talkTo(studioIn(lang), [text, more]).at(-1);
    expect(turn?.reply.quote?.total).toBe(240 + 81);
    expect(turn?.acts).toContain('soleFilm');
    expect(turn?.reply.text).toContain(NAMES[lang].plain);
  });
});

describe('a film for the front is one of the windows while windows are talked about', () => {
  it.each([
    ['en', 'rear windows in ceramic on a Polo', 'and the front ones in the plain film'],
    ['de', 'Keramikfolie hinten beim Polo', 'und die vorderen mit einfacher Folie'],
    ['uk', 'тонування заду керамічною плівкою, поло', 'і передні звичайною плівкою'],
    ['ru', 'тонировка зада керамической плёнкой, поло', 'и передние обычной плёнкой'],
  ] satisfies [Lang, string, string][])('%s', (lang, text, more) => {
    const { ppf } = NAMES[lang];
    const turn = talkTo(withFront(lang), [text, more]).at(-1);
    expect(turn?.reply.quote?.total).toBe(240 + 81);
    expect(turn?.reply.text).not.toContain(ppf);
  });

  it('and one for the paint when the paint is named', () => {
    const lines = [
      'rear windows in ceramic on a Polo',
      'price of a film on the front that guards the paint?',
    ];
    expect(talkTo(withFront('en'), lines).at(-1)?.reply.text).toContain('1,400');
  });
});

describe('several parts answer the question for the part', () => {
  it.each([
    ['en', 'what is a tint for a Polo', 'rear windows plus front side windows'],
    ['de', 'was kostet eine Tönung beim Polo', 'hinten komplett plus vordere Seitenscheiben'],
    ['uk', 'скільки коштує тонування поло', 'задня півсфера плюс передні бокові'],
    ['ru', 'сколько стоит тонировка поло', 'задняя часть плюс передние боковые'],
  ] satisfies [Lang, string, string][])('%s', (lang, text, parts) => {
    const { rear, front, plain } = NAMES[lang];
    const [, both, taken] = talkTo(studioIn(lang), [text, parts, plain]);
    expect(both?.state.wished.map(({ zone }) => zone).toSorted()).toEqual([rear, front].toSorted());
    expect(taken?.reply.quote?.total).toBe(150 + 81);
  });
});

describe('a film that was compared from another service leaves a part to be chosen', () => {
  it.each(['en', 'de', 'uk', 'ru'] satisfies Lang[])('%s', (lang) => {
    const { ppf, bonnet, ceramic, wash } = NAMES[lang];
    const wished = [
      { service: wash, zone: null, material: null, said: '' },
      { service: ppf, zone: null, material: null, said: '', either: [ceramic] },
    ];
    const state: DialogState = {
      ...newDialog('EN'),
      wished,
      carType: 'SUV',
      asked: { kind: 'zone', choices: [bonnet], service: ppf },
    };
    const turn = takeTurn({ text: bonnet, state, studio: studioIn(lang), now: '2027-03-15T08:00:00Z' });
    expect(turn.reply.quote?.total).toBe(60 + 420);
  });
});

/** A list whose protection film has a package for the front. */
function withFront(lang: Lang) {
  const studio = studioIn(lang);
  const zone = { en: 'Full front', de: 'Front komplett', uk: 'передня частина', ru: 'передняя часть' }[lang];
  return { ...studio, rows: [...studio.rows, row(NAMES[lang].ppf, 1400, { zone })] };
}
