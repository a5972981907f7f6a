import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from '../dialog/talks/four-studios.fixture.ts';
import { exampleStudio, talkTo } from '../dialog/talks/talk.fixture.ts';
import { row } from '../row.fixture.ts';
import { listName, namesIn } from './list-names.ts';

const german = studioIn('de', { country: 'DE' });

describe('a client at a studio of another language', () => {
  it('reads the names of the list in the own language, with the list’s own beside them once', () => {
    const [asked, priced, again] = talkTo(german, [
      'how much to tint the rear windows of my Golf?',
      'Ceramic film',
      'and how much is that again?',
    ]);
    expect(asked?.reply.text).toContain('Window tinting (Scheibentönung)');
    expect(asked?.reply.choices).toEqual(expect.arrayContaining(['Standard film', 'Ceramic film']));
    expect(priced?.reply.quote?.lines[0]?.label).toBe(
      'Window tinting · all rear windows · Ceramic film · Hatchback',
    );
    expect(priced?.reply.text).not.toContain('(Scheibentönung)');
    expect(again?.reply.text).not.toContain('(');
  });

  it.each<[Lang, string]>([
    ['uk', 'Керамічна плівка'],
    ['ru', 'Керамическая плёнка'],
    ['en', 'Ceramic film'],
  ])('taps a name in %s that the list has under its own', (_, tapped) => {
    const [, chosen] = talkTo(german, ['Golf: hintere Scheiben tönen, was kostet das?', tapped]);
    expect(chosen?.reply.quote?.total).toBe(240);
  });

  it('gets what is tapped, though the words alone would leave it open', () => {
    const [asked, priced] = talkTo(german, ['how much is a hand wash for my Polo?', 'Hand wash']);
    expect(asked?.reply.choices).toContain('Hand wash');
    expect(priced?.reply.quote?.total).toBe(30);
  });

  it('reads a name with a comma of its own as one among others', () => {
    const rows = [
      row('Window tinting', 200, { zone: 'Rear, all windows' }),
      row('Window tinting', 90, { zone: 'Rear window' }),
    ];
    const [asked] = talkTo(exampleStudio(rows), ['сколько стоит тонировка лобового стекла на камри?']);
    expect(asked?.reply.text).toContain('Задняя полусфера (Rear, all windows)');
    expect(asked?.reply.text).toContain('Заднее стекло (Rear window)');
  });

  it('is booked under the names of the list', () => {
    const lines = ['interior cleaning for my Polo tomorrow at 10', 'Anna', 'yes'];
    const booked = talkTo(german, lines).flatMap(({ effects }) => effects);
    expect(booked.find(({ kind }) => kind === 'book')).toMatchObject({
      service: NAMES.de.inside,
      quote: { lines: [{ label: expect.stringContaining(NAMES.de.inside) }] },
    });
  });
});

describe('the names of a list', () => {
  it('stay where the studio made them up, and where the client can read them', () => {
    const { rows } = exampleStudio([row('Paket Gold', 100), row('Handwäsche Premium', 50), row('Капот', 20)]);
    expect([...namesIn(rows, 'EN')]).toEqual([['Капот', 'Bonnet']]);
    expect([...namesIn(rows, 'UA')]).toEqual([]);
  });

  it('stay where two of them would become the same', () => {
    const { rows } = exampleStudio([row('Tönung', 100), row('Scheibentönung', 150)]);
    expect(namesIn(rows, 'EN').size).toBe(0);
  });

  it('are found again from every language', () => {
    const rows = german.rows;
    for (const language of ['EN', 'UA', 'RU'] as const)
      for (const [name, word] of namesIn(rows, language)) expect(listName(word, rows)).toBe(name);
    expect(listName('something else', rows)).toBe('something else');
  });
});
