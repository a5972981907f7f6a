import { describe, expect, it } from 'vitest';
import { PRICED, type SmallList, SUMMED_UP, smallStudio } from './small-list.fixture.ts';
import { talkTo } from './talk.fixture.ts';

const SUPPOSED: Record<SmallList, string> = {
  en: 'and if I took the polish instead of the wash, what would that be?',
  de: 'und wenn ich statt der Handwäsche Lackpolitur nehme, was wärs dann?',
  uk: 'а якщо замість мийки полірування, скільки вийде?',
  ru: 'а если вместо мойки полировку взять, сколько будет?',
};
const LANGS = Object.keys(SUPPOSED) as SmallList[];
const wishes = (lang: SmallList, said: readonly string[]) => {
  const turns = talkTo(smallStudio(lang), [PRICED[lang], ...said]);
  return { turn: turns.at(-1), jobs: turns.at(-1)?.state.wished.length, first: turns[0]?.state.wished };
};

describe('a what-if is priced beside the order, which stands', () => {
  it.each(LANGS)('%s', (lang) => {
    const { turn, first } = wishes(lang, [SUPPOSED[lang]]);
    expect(turn?.acts).toContain('whatIf');
    expect(turn?.reply.quote?.total).toBe(230);
    expect(turn?.state.wished).toEqual(first);
  });

  it.each(LANGS)('%s: at the summary too', (lang) => {
    const turns = talkTo(smallStudio(lang), [...SUMMED_UP[lang], SUPPOSED[lang]]);
    expect(turns.at(-1)?.effects.some(({ kind }) => kind === 'book')).toBe(false);
    expect(turns.at(-1)?.state.wished).toEqual(turns[0]?.state.wished);
    expect(turns.at(-1)?.state.slot).not.toBeNull();
  });
});

describe('it is taken when the client says so', () => {
  it.each<[SmallList, string]>([
    ['en', 'ok then take that'],
    ['de', 'gut dann nehm ich das'],
    ['uk', 'так, давайте так'],
    ['ru', 'тогда берем так'],
  ])('%s', (lang, said) => {
    expect(wishes(lang, [SUPPOSED[lang], said]).turn?.reply.quote?.total).toBe(230);
  });
});

describe('it is taken before a question beside it is answered', () => {
  it.each<[SmallList, string]>([
    ['en', 'yes, change it. but what if it rains on that day?'],
    ['de', 'ja, so ändern. Aber was ist, wenn es an dem Tag regnet?'],
    ['uk', 'так, міняємо. а якщо в той день дощ?'],
    ['ru', 'да, меняем. а если в тот день дождь?'],
  ])('%s', (lang, said) => {
    const { turn } = wishes(lang, [SUPPOSED[lang], said]);
    expect(turn?.state.wished.map(({ service }) => service)).toEqual(
      wishes(lang, [SUPPOSED[lang], said.split('.')[0] ?? '']).turn?.state.wished.map(
        ({ service }) => service,
      ),
    );
    expect(turn?.state.asked?.isWhatIf).toBeUndefined();
  });
});

describe('it is let go when the client says so', () => {
  it.each<[SmallList, string]>([
    ['en', 'no, leave it as it is'],
    ['de', 'nein, bleibt wie bisher'],
    ['uk', 'ні, залиште як було'],
    ['ru', 'нет, оставьте как было'],
  ])('%s', (lang, said) => {
    const { turn, first } = wishes(lang, [SUPPOSED[lang], said]);
    expect(turn?.state.wished).toEqual(first);
    expect(turn?.state.asked?.isWhatIf).toBeUndefined();
  });
});

it('orders what is only asked for politely', () => {
  expect(wishes('en', ['if possible add the engine wash as well']).turn?.reply.quote?.total).toBe(135);
  expect(wishes('ru', ['если можно, добавьте полировку']).turn?.reply.quote?.total).toBe(275);
});

it('keeps what is supposed apart from what is told', () => {
  const { turn, first } = wishes('en', [
    'and if I add the polish, what would it be? Thursday at 10 is fine. Ann Miller',
  ]);
  expect(turn?.acts).toContain('whatIf');
  expect(turn?.state.slot).not.toBeNull();
  expect(turn?.state.wished).toEqual(first);
});

describe('what was supposed is taken by a yes, whatever is asked behind it', () => {
  it.each<[SmallList, string, string]>([
    ['en', 'and if i added the polish, how much then?', 'yes take that. could i come on thursday morning?'],
    ['de', 'und wenn ich die Lackpolitur dazu nehme, was wäre das?', 'ja nehmen wir. geht Donnerstag früh?'],
    ['uk', 'а якщо додати полірування, скільки вийде?', 'так, беремо. а можна у четвер зранку?'],
    ['ru', 'а если добавить полировку, сколько выйдет?', 'да, берем. а можно в четверг утром?'],
  ])('%s: %s / %s', (lang, supposed, said) => {
    const turns = talkTo(smallStudio(lang), [PRICED[lang], supposed, said]);
    expect(turns[1]?.state.wished).toHaveLength(2);
    expect(turns[2]?.state.wished).toHaveLength(3);
  });
});
