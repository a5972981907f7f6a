import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const CAR_VALETS = [
  ['Mini valet (wash, vac, dash wipe)', 35],
  ['Full valet (mini valet + seats & carpets shampooed, wax)', 110],
  ['Leather clean & feed', 45],
  ['Odour bomb', 25],
  ['Pet hair removal', 20],
  ['Engine bay clean', 30],
] as const;
const valets = exampleStudio(CAR_VALETS.map(([name, price]) => row(name, price)));

describe('a package is wanted by its own name, with whatever else is named', () => {
  it.each<[string, number]>([
    ['how much for a full valet on a ford focus', 110],
    ['full valet, odour bomb, pet hair and the leather please. whats the total?', 200],
    ['a mini valet and the engine bay for my focus', 65],
  ])('%s', (text, total) => {
    const [turn] = talkTo(valets, [text]);
    expect(turn?.reply.quote?.total).toBe(total);
  });
  it('which is missed is added', () => {
    const turns = talkTo(valets, [
      'leather clean, odour bomb and pet hair removal for my range rover',
      "You've missed the full valet, that should be on there as well",
    ]);
    expect(turns.at(-1)?.reply.quote?.total).toBe(200);
  });
});

describe('of a first wish what only sounds alike leaves', () => {
  it('en: windows are no lights', () => {
    const studio = exampleStudio([
      row('Window tint', 170, { zone: 'rears', material: 'standard' }),
      row('Window tint', 245, { zone: 'rears', material: 'ceramic' }),
      row('Light tint', 70, { zone: 'rear lights pair', material: 'smoke' }),
      row('Tint removal', 20, { zone: 'per side window' }),
    ]);
    const [turn] = talkTo(studio, [
      'hiya, after tints on the back windows of my golf, what difference between standard and ceramic n how much',
    ]);
    expect(turn?.reply.text).not.toContain('Light tint');
    expect(turn?.reply.text).toContain('245');
  });
  it('uk: what is asked about is shown and is no riddle', () => {
    const studio = exampleStudio(
      [
        row('Тонування', 3200, { zone: 'задня півсфера', material: 'плівка стандарт' }),
        row('Тонування', 5200, { zone: 'задня півсфера', material: 'керамічна плівка' }),
        row('Тонування', 1400, { zone: 'передні бокові', material: 'плівка стандарт' }),
        row('Ремонт сколу лобового', 800, { zone: 'перший скол' }),
        row('Ремонт сколу лобового', 500, { zone: 'кожен наступний' }),
      ],
      { botLanguage: 'uk' },
    );
    const [turn] = talkTo(studio, [
      'привіт, хочу затонувати зад пасата, яка різниця між керамікою і звичайною і скільки за кожну',
    ]);
    expect(turn?.reply.text).toMatch(/3\D200/u);
    expect(turn?.reply.text).toMatch(/5\D200/u);
    expect(turn?.reply.text).not.toContain('скол');
  });
});
