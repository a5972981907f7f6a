import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const STUDIOS = {
  en: {
    names: ['Window tint', 'Standard film', 'Ceramic film'],
    answer: 'The standard film mainly makes it dark, the ceramic film keeps out 60 percent of the heat.',
    first: 'how much is a window tint for my golf?',
  },
  de: {
    names: ['Scheibentönung', 'Standardfolie', 'Keramikfolie'],
    answer: 'Die Standardfolie macht vor allem dunkel, die Keramikfolie hält 60 Prozent der Sonnenwärme ab.',
    first: 'was kostet eine scheibentönung für meinen golf?',
  },
  uk: {
    names: ['Тонування', 'Звичайна плівка', 'Керамічна плівка'],
    answer: 'Звичайна плівка лише затемнює, керамічна плівка затримує 60 % сонячного тепла.',
    first: 'скільки коштує тонування на гольф?',
  },
  ru: {
    names: ['Тонировка', 'Обычная плёнка', 'Керамическая плёнка'],
    answer: 'Обычная плёнка только затемняет, керамическая плёнка задерживает 60 % солнечного тепла.',
    first: 'сколько стоит тонировка на гольф?',
  },
} as const;
type Lang = keyof typeof STUDIOS;

function talkIn(lang: Lang, said: string) {
  const { names, answer, first } = STUDIOS[lang];
  const [service, plain, ceramic] = names;
  const rows = [row(service, 390, { material: plain }), row(service, 560, { material: ceramic })];
  const knowledge = [{ topic: 'difference', answer }];
  return talkTo(exampleStudio(rows, { botLanguage: lang, knowledge }), [first, said]).at(-1);
}

describe('a version is chosen by what the studio says it does', () => {
  it.each<[Lang, string]>([
    ['en', "then i'll take the one that blocks more heat. is that legal?"],
    ['en', 'the one with more heat protection please'],
    ['de', 'dann nehm ich die mit dem hitzeschutz. ist das erlaubt?'],
    ['de', 'ok die mit hitzeschutz'],
    ['uk', 'давайте ту, що від спеки'],
    ['uk', 'тоді беру ту що затримує тепло'],
    ['ru', 'тогда ту, что от жары'],
    ['ru', 'беру ту которая от солнца'],
  ])('%s: %s', (lang, said) => {
    expect(talkIn(lang, said)?.reply.quote?.total).toBe(560);
  });

  it.each<[Lang, string]>([
    ['en', 'which one blocks more heat?'],
    ['de', 'ist die mit hitzeschutz besser?'],
    ['uk', 'а та що від спеки краща?'],
    ['ru', 'а та что от жары лучше?'],
  ])('a question chooses none, %s: %s', (lang, said) => {
    expect(talkIn(lang, said)?.reply.quote).toBeUndefined();
  });
});
