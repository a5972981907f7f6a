import { expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';
const studioIn = (lang: Lang, service: string) => exampleStudio([row(service, 4000)], { botLanguage: lang });

it.each<[Lang, string, string, string]>([
  ['en', 'Polish', 'polish for a Camry and a Golf', 'no there is only one car, the Camry'],
  ['de', 'Politur', 'Politur für einen Camry und einen Golf', 'das ist nur ein Auto, der Camry'],
  ['uk', 'Полірування', 'полірування на камрі і гольф', 'стоп, машина одна, камрі'],
  ['ru', 'Полировка', 'полировка камри и гольф', 'машина у меня одна, камри'],
  ['uk', 'Полірування', 'полірування на камрі і гольф', 'який гольф? в мене камрі'],
  ['ru', 'Полировка', 'полировка камри и гольф', 'какой гольф? у меня камри'],
])('%s %s: a car that is none goes for good: %s, %s', (lang, service, both, one) => {
  const [first, second] = talkTo(studioIn(lang, service), [both, one]);
  expect(first?.reply.quote?.total ?? 0).toBeGreaterThan(0);
  const cars = [...(second?.state.wished ?? []), ...(second?.state.later ?? [])].map(({ car }) => car?.model);
  expect(cars.filter((model) => model !== undefined && model !== 'camry')).toEqual([]);
  expect(second?.state.later ?? []).toEqual([]);
  expect(second?.state.car?.model).toBe('camry');
});
