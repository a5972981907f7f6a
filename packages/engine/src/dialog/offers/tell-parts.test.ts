import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LISTS = {
  en: [
    'Front package',
    'Bonnet, bumper, wings, mirrors',
    'Paint protection film',
    'Bonnet',
    'Front bumper',
    'Vinyl wrap',
  ],
  de: [
    'Frontschutz-Paket',
    'Haube, Stoßstange, Kotflügel, Spiegel',
    'Lackschutzfolie',
    'Motorhaube',
    'Frontstoßstange',
    'Folierung',
  ],
  uk: [
    'Пакет «Передня частина»',
    'Капот, бампер, крила, дзеркала',
    'Антигравійна плівка',
    'Капот',
    'Передній бампер',
    'Обклеювання вінілом',
  ],
  ru: [
    'Пакет «Передняя часть»',
    'Капот, бампер, крылья, зеркала',
    'Антигравийная плёнка',
    'Капот',
    'Передний бампер',
    'Оклейка винилом',
  ],
} as const;

function studio(lang: keyof typeof LISTS) {
  const [whole, zone, film, hood, bumper, wrap] = LISTS[lang];
  return exampleStudio([
    row(whole, 1990, { zone }),
    row(film, 600, { zone: hood }),
    row(film, 700, { zone: bumper }),
    row(wrap, 300, { zone: hood }),
    row(wrap, 310, { zone: bumper }),
  ]);
}

describe('parts of a package that are asked for singly are priced beside it', () => {
  it.each([
    ['en', 'and how much are bonnet and bumper on their own?'],
    ['en', 'what if just the bonnet and the bumper?'],
    ['de', 'und was kosten Haube und Stoßstange einzeln?'],
    ['de', 'und wenn nur Haube und Stoßstange?'],
    ['uk', 'так а капот і бампер окремо без крил скільки?'],
    ['uk', 'а якщо тільки капот і бампер?'],
    ['ru', 'а капот и бампер отдельно без крыльев сколько?'],
    ['ru', 'а если только капот и бампер?'],
  ] as const)('%s: %s', (lang, text) => {
    const [whole] = LISTS[lang];
    const [, turn] = talkTo(studio(lang), [whole, text]);
    expect(turn?.acts).toEqual(['whatIf', 'whichSupposed']);
    expect(turn?.reply.quote?.total).toBe(1300);
    expect(turn?.state.wished).toMatchObject([{ service: whole }]);
  });

  it('puts the question once where something else is asked beside it, and a yes takes it', () => {
    const [whole, , film] = LISTS.uk;
    const [, turn, taken] = talkTo(studio('uk'), [
      whole,
      'а якщо тільки капот і бампер? і яка гарантія?',
      'так, давайте це',
    ]);
    expect(turn?.acts.filter((key) => key === 'whichSupposed')).toHaveLength(1);
    expect(turn?.acts).not.toContain('whichOrder');
    expect(taken?.state.wished.map(({ service }) => service)).toEqual([film, film]);
  });

  it('leaves a part alone that the list does not sell by itself', () => {
    const [whole] = LISTS.en;
    const [, turn] = talkTo(studio('en'), [whole, 'how much are the mirrors on their own?']);
    expect(turn?.acts).not.toContain('whatIf');
  });
});
