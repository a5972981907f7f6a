import { describe, expect, it } from 'vitest';
import { indexRows } from '../../../prices/match/row-index.ts';
import { row } from '../../../row.fixture.ts';
import { linesOf } from '../list-lines.ts';
import { bundlesOf } from './find-bundles.ts';

const held = (rows: readonly ReturnType<typeof row>[]) => {
  const list = linesOf(indexRows([...rows]));
  const nameOf = (at: number) =>
    [list.lines[at]?.service, list.lines[at]?.zone, list.lines[at]?.material].filter(Boolean).join(', ');
  return Object.fromEntries(
    [...bundlesOf(list)].map(([at, bundle]) => [nameOf(at), [...bundle.held].map(nameOf)]),
  );
};

describe('what stands in brackets behind a whole', () => {
  it('is the job that is called so, and no other job done to a part of that name', () => {
    const rows = [
      row('Mini valet (wash, vac)', 30),
      row('Full valet (mini valet + seats & carpets, wax)', 95),
      row('Leather feed', 45, { zone: 'seats' }),
    ];
    expect(held(rows)['Full valet (mini valet + seats & carpets, wax)']).toEqual(['Mini valet (wash, vac)']);
  });
  it('is several parts of one job', () => {
    const rows = [
      row('Frontpaket (Haube, Spiegel, Licht)', 1490),
      row('Lackschutz', 590, { zone: 'Motorhaube' }),
      row('Lackschutz', 90, { zone: 'Spiegel' }),
      row('Lackschutz', 70, { zone: 'Ladekante' }),
    ];
    expect(held(rows)['Frontpaket (Haube, Spiegel, Licht)']).toEqual([
      'Lackschutz, Motorhaube',
      'Lackschutz, Spiegel',
    ]);
  });
  it('is no engine wash where a wash is told, and no other film of itself', () => {
    const rows = [
      row('Пакет «Лайт» (мойка + воск)', 15000),
      row('Мойка двигателя', 7000),
      row('Пакет «Зона» (капот, фары)', 28000, { material: 'STEK' }),
      row('Пакет «Зона» (капот, фары)', 17000, { material: 'Китай' }),
    ];
    expect(held(rows)).toEqual({});
  });
  it('is a job by some of its words, where two of them are told', () => {
    const rows = [
      row('Ready to sell (maintenance wash, engine bay)', 150),
      row('Exterior wash', 35, { zone: 'maintenance' }),
      row('Engine bay clean', 45),
    ];
    expect(held(rows)['Ready to sell (maintenance wash, engine bay)']).toEqual([
      'Exterior wash, maintenance',
      'Engine bay clean',
    ]);
  });
});
