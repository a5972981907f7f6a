import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

const LISTS = {
  en: [
    row('Mini valet', 60),
    row('Full valet', 130),
    row('Paint enhancement', 260),
    row('Paint correction', 480),
    row('Ozone treatment', 45),
  ],
  de: [
    row('Polsterreinigung', 25, { zone: 'Einzelsitz' }),
    row('Polsterreinigung', 95, { zone: 'alle Sitze' }),
    row('Ozonbehandlung', 45),
    row('Handwäsche', 30),
  ],
  uk: [row('Хімчистка повна', 3200), row('Озонування', 600), row('Сухий туман', 900), row('Мийка', 300)],
  ru: [row('Полировка фар', 45000), row('Озонирование', 8000), row('Сухой туман', 10000)],
};

const sumsOf = (lang: Lang, lines: readonly string[]) =>
  talkTo(exampleStudio(LISTS[lang], { botLanguage: lang }), lines).map(({ reply }) => reply.quote?.total);

describe('what is told by the names of the list leaves nothing to judge', () => {
  it.each<[Lang, string, string, number]>([
    ['en', 'mini valet and ozone for a golf', 'no, full valet instead of the mini', 175],
    ['en', 'paint enhancement and paint correction for a golf', 'just the enhancement please', 260],
    ['de', 'polsterreinigung einzelsitz und polsterreinigung alle sitze', 'nee, ohne den einzelsitz', 95],
    ['de', 'ozonbehandlung und handwäsche', 'nur die handwäsche bitte', 30],
    ['uk', 'хімчистка повна і сухий туман', 'озон замість туману', 3800],
    ['uk', 'хімчистка повна і сухий туман', 'туман не треба', 3200],
    ['ru', 'полировка фар и сухой туман', 'озон вместо тумана', 53000],
    ['ru', 'полировка фар и сухой туман', 'только полировку фар', 45000],
  ])('%s: %s … %s', (lang, first, said, total) => {
    expect(sumsOf(lang, [first, said]).at(-1)).toBe(total);
  });

  it.each<[Lang, string, string, number]>([
    ['en', 'mini valet and ozone for a golf', 'is that without the ozone?', 105],
    ['de', 'polsterreinigung alle sitze', 'ohne kratzer bitte', 95],
  ])('%s: a question, and what is on no list, takes nothing out: %s … %s', (lang, first, said, total) => {
    const [before, after] = sumsOf(lang, [first, said]);
    expect(after ?? before).toBe(total);
  });
});
