import { expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const LISTS = {
  en: [
    row('Pre-sale package (full valet + single stage polish)', 340),
    row('Full valet', 140, { carType: 'Medium' }),
    row('Machine polish', 250, { zone: 'Single stage', carType: 'Medium' }),
    row('Machine polish', 400, { zone: 'Two stage', carType: 'Medium' }),
    row('Ceramic coating', 300),
  ],
  ru: [
    row('Предпродажная подготовка (мойка, лёгкая полировка)', 22000),
    row('Ручная мойка', 1500, { carType: 'Седан' }),
    row('Полировка кузова', 12000, { zone: 'Лёгкая', carType: 'Седан' }),
    row('Полировка кузова', 20000, { zone: 'Восстановительная', carType: 'Седан' }),
    row('Керамика', 15000),
  ],
};

/** A package with one price for all cars, beside jobs with a price for each. */
it.each<[keyof typeof LISTS, string[], number]>([
  ['en', ['ceramic coating for my focus', 'and a single stage polish before it'], 550],
  ['ru', ['керамика на солярис, седан', 'и лёгкую полировку в начале'], 27000],
])('%s: a job is not taken for the package that holds it: %j', (lang, messages, total) => {
  const turns = talkTo(exampleStudio(LISTS[lang], { botLanguage: lang }), messages);
  expect(turns.at(-1)?.state.wished.map(({ service }) => service)).not.toContain(LISTS[lang][0]?.service);
  expect(turns.at(-1)?.reply.quote?.total).toBe(total);
});

it('what is asked for by its own name is the package', () => {
  const turns = talkTo(exampleStudio(LISTS.en, { botLanguage: 'en' }), [
    'the pre-sale package for my focus please',
  ]);
  expect(turns.at(-1)?.reply.quote?.total).toBe(340);
});
