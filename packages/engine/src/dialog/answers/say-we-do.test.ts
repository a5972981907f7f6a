import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

const LIST: Record<Lang, readonly string[]> = {
  en: ['Ceramic coating', 'Spoiler wrap', 'Ozone treatment', 'Polish'],
  de: ['Keramikversiegelung', 'Spoilerfolierung', 'Ozonbehandlung', 'Politur'],
  uk: ['Кераміка', 'Обклеювання спойлера', 'Озонування', 'Полірування'],
  ru: ['Керамика', 'Оклейка спойлера', 'Озонирование', 'Полировка'],
};

function studio(lang: Lang) {
  return exampleStudio(
    LIST[lang].map((name, at) => row(name, 400 - at * 90)),
    { botLanguage: lang },
  );
}

const kinds = (effects: readonly { kind: string }[] = []) => effects.map(({ kind }) => kind);

describe('whether it is done is answered with a yes beside its price, and nobody is asked', () => {
  it.each([
    ['en', 'do you do spoilers?'],
    ['de', 'macht ihr auch spoiler?'],
    ['uk', 'а спойлери робите?'],
    ['ru', 'а спойлеры делаете?'],
  ] satisfies [Lang, string][])('%s: %s', (lang, asked) => {
    const [, turn] = talkTo(studio(lang), [LIST[lang][0] ?? '', asked]);
    expect(turn?.acts[0]).toBe('weDo');
    expect(turn?.reply.text).toContain('310');
    expect(turn?.effects).toEqual([]);
  });

  it('and not where the price is asked for, or it is not on the list', () => {
    const [, price, none] = talkTo(studio('en'), [
      'Polish',
      'how much is a spoiler?',
      'do you do oil changes?',
    ]);
    expect(price?.acts).not.toContain('weDo');
    expect(none?.acts).not.toContain('weDo');
  });
});

describe('whether a job is needed first stays open once, whatever is shown of its price', () => {
  it.each([
    ['en', 'does it need a polish first?'],
    ['de', 'muss vorher poliert werden?'],
    ['uk', 'а перед цим треба полірувати?'],
    ['ru', 'а перед этим нужно полировать?'],
  ] satisfies [Lang, string][])('%s: %s', (lang, asked) => {
    const [, first, second] = talkTo(studio(lang), [LIST[lang][0] ?? '', asked, asked]);
    expect(kinds(first?.effects)).toEqual(['handoff']);
    expect(kinds(second?.effects)).toEqual([]);
    expect(second?.acts).not.toContain('reachAsk');
    expect(second?.acts).not.toContain('reachOffer');
  });
});
