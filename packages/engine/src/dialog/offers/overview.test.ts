import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';
import { asksForAll } from './overview.ts';

const ROWS = [
  row('Bronze', 90, { carType: 'Small' }),
  row('Bronze', 110, { carType: 'Large' }),
  row('Silver', 140),
  row('Gold', 220),
];

describe('the whole list', () => {
  it.each([
    ['EN', 'hi, what are the prices of all four packages?', 'from €90'],
    ['DE', 'was kosten eure Pakete?', 'ab 90'],
    ['UA', 'які у вас пакети і почім?', 'від 90'],
    ['RU', 'а какие у вас варианты?', 'от 90'],
  ])('%s: is shown with what each costs at least: %s', (botLanguage, text, least) => {
    const [turn] = talkTo(exampleStudio(ROWS, { botLanguage }), [text]);
    expect(turn?.reply.text).toContain(least);
    expect(turn?.reply.text).toMatch(/140[\s\S]*220/);
    expect(turn?.reply.choices).toEqual(['Bronze', 'Silver', 'Gold']);
    expect(turn?.effects).toEqual([]);
  });

  it.each([
    'what are the prices for a ceramic coating?',
    'was kostet Folie?',
    'скільки коштує мийка?',
    'ok',
    'thanks',
  ])('is not asked for by "%s"', (text) => {
    expect(asksForAll(text)).toBe(false);
  });
});
