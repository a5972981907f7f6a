import { describe, expect, it } from 'vitest';
import type { PriceRow } from '../../facts.ts';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const NO_PRICE = ['gap', 'gapNearest', 'notOnList', 'partNotOnList'];

function says(rows: readonly PriceRow[], lines: readonly string[]) {
  const turns = talkTo(exampleStudio(rows), lines);
  const last = turns.at(-1);
  return { text: last?.reply.text ?? '', acts: last?.acts ?? [], total: last?.reply.quote?.total };
}

describe('one pane of a list that sells single panes has a price', () => {
  it.each([
    ['Old tint removal', 'Rear half', 'Single window', 'take the old tint off the rear screen only'],
    [
      'Alte Tönung entfernen',
      'Hinten komplett',
      'Einzelne Scheibe',
      'alte Tönung nur von der Heckscheibe entfernen',
    ],
    ['Зняття тонування', 'Задня півсфера', 'Одне скло', 'зняти стару тонування тільки з заднього скла'],
  ])('%s, %s, %s: %s', (service, rear, single, text) => {
    const told = says([row(service, 80, { zone: rear }), row(service, 25, { zone: single })], [text]);
    for (const act of NO_PRICE) expect(told.acts).not.toContain(act);
    expect(told.total).toBe(25);
  });
});

describe('the rear of a list that sells its panes is put to the client with prices', () => {
  it.each([
    ['Old tint removal', 'Single window', 'Rear screen', 'take the old tint off at the rear'],
    ['Old tint removal', 'Per window', 'Rear half', 'remove old tint, just the back window'],
    ['Зняття тонування', 'Одне скло', 'Заднє скло', 'зняти стару тонування ззаду'],
    ['Снятие тонировки', 'Одно стекло', 'Заднее стекло', 'снять старую тонировку сзади'],
  ])('%s', (service, single, pane, text) => {
    const told = says([row(service, 500, { zone: single }), row(service, 1500, { zone: pane })], [text]);
    for (const act of NO_PRICE) expect(told.acts).not.toContain(act);
    expect(told.text).toContain(single);
    expect(told.text).toContain(pane);
    expect(told.text).toMatch(/1[ .,\u00a0\u202f]?500/);
  });
});

describe('the whole front of a list with a package for it is that package', () => {
  it.each([
    [
      'Lackschutzfolie',
      'Motorhaube',
      'Stoßstange vorne',
      'Frontschutz-Paket',
      'Haube, Stoßstange, Kotflügel',
      'matt',
      'Lackschutzfolie vorne alles in matt, was kostet das?',
    ],
    [
      'Paint protection film',
      'Bonnet',
      'Bumper',
      'Front package',
      'Bonnet, bumper, wings',
      'Matte',
      'paint protection film on everything at the front in matte, how much?',
    ],
  ])('%s', (service, hood, bumper, whole, zone, film, text) => {
    const rows = [
      row(service, 600, { zone: hood, material: film }),
      row(service, 700, { zone: bumper, material: film }),
      row(whole, 1790, { zone, material: film === 'matt' ? 'glänzend' : 'Gloss' }),
      row(whole, 1990, { zone, material: film }),
    ];
    const told = says(rows, [text]);
    for (const act of NO_PRICE) expect(told.acts).not.toContain(act);
    expect(told.total).toBe(1990);
  });
});

describe('a clear film over the paint is any of them', () => {
  const rows = [
    row('Paint protection film', 750, {
      zone: 'Partial front (bumper, half bonnet, mirrors)',
      material: 'Gloss',
    }),
    row('Paint protection film', 1450, { zone: 'Full front', material: 'Gloss' }),
    row('Paint protection film', 1650, { zone: 'Full front', material: 'Matte' }),
    row('Paint protection film', 150, { zone: 'Headlights' }),
  ];
  it('shows what there is for the front', () => {
    const told = says(rows, ['clear paint protection film for the front, bumper bonnet etc, how much?']);
    for (const act of NO_PRICE) expect(told.acts).not.toContain(act);
    expect(told.text).toContain('750');
    expect(told.text).toContain('1,450');
  });
});

describe('what the list has nothing of is still said to have no price', () => {
  it('a windscreen where single windows are tinted', () => {
    const rows = [
      row('Window tint', 150, { zone: 'Rear half' }),
      row('Window tint', 40, { zone: 'Single window' }),
    ];
    expect(says(rows, ['tint the windscreen']).acts).toContain('gap');
  });
  it('a bumper where only the roof is wrapped', () => {
    const rows = [row('Vinyl wrap', 250, { zone: 'Roof' }), row('Vinyl wrap', 90, { zone: 'Mirrors' })];
    expect(says(rows, ['vinyl wrap for the bumper']).acts).toContain('gap');
  });
});
