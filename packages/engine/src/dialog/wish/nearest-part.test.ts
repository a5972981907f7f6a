import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { filmShop, PARTS } from '../talks/film-shop.fixture.ts';
import type { Lang } from '../talks/four-studios.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

describe('a part the list has under a wider name is offered with its price', () => {
  it.each<[Lang, string, string]>([
    ['en', 'tint just the tailgate window', 'yes'],
    ['de', 'nur die Heckscheibe tönen', 'ja'],
    ['uk', 'затонувати тільки заднє скло', 'так'],
    ['ru', 'затонировать только стекло багажника', 'да'],
  ])('%s: %s', (lang, wish, yes) => {
    const [told, taken] = talkTo(filmShop(lang), [wish, yes]);
    expect(told?.acts.at(-1)).toBe('gapNearest');
    expect(told?.reply.quote).toBeUndefined();
    expect(told?.reply.text).toContain(PARTS[lang].rear);
    expect(told?.reply.text).toContain('150');
    expect(taken?.state.wished).toMatchObject([{ service: PARTS[lang].tint, zone: PARTS[lang].rear }]);
  });
  it('offers no other panel for the one asked for', () => {
    const [turn] = talkTo(filmShop('en'), ['ppf for the front wings']);
    expect(turn?.acts).toContain('gap');
    expect(turn?.acts).not.toContain('gapNearest');
  });
});

describe('a side window at the rear is never priced as one at the front', () => {
  const studio = exampleStudio([
    row('Scheibentönung', 199, { zone: 'Hinten komplett' }),
    row('Scheibentönung', 90, { zone: 'Vordere Seitenscheiben' }),
  ]);
  it.each([
    'tint one rear side window',
    'eine Seitenscheibe hinten tönen',
    'затонувати одне заднє бокове скло',
    'затонировать одно заднее боковое стекло',
  ])('%s', (text) => {
    expect(talkTo(studio, [text])[0]?.reply.text).not.toContain('90');
  });
});

describe('satin in answer to matt or gloss chooses neither', () => {
  it.each<[Lang, string, string]>([
    ['en', 'wrap the hood', 'satin'],
    ['de', 'Motorhaube folieren', 'in Satin bitte'],
    ['uk', 'обклеїти капот вінілом', 'сатин'],
    ['ru', 'оклеить капот винилом', 'сатин'],
  ])('%s', (lang, wish, film) => {
    const [, turn] = talkTo(filmShop(lang), [wish, film]);
    expect(turn?.acts).toContain('gap');
    expect(turn?.reply.quote).toBeUndefined();
  });
});
