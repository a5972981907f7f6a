import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';
import { withoutGrievance } from './without-grievance.ts';

const LISTS = {
  en: [row('Hand wash', 30), row('Ceramic coating', 400), row('Engine bay clean', 45)],
  de: [row('Handwäsche', 30), row('Keramikversiegelung', 400), row('Motorraumreinigung', 45)],
  uk: [row('Ручна мийка', 30), row('Кераміка', 400), row('Мийка двигуна', 45)],
  ru: [row('Ручная мойка', 30), row('Керамика', 400), row('Мойка двигателя', 45)],
};
type Lang = keyof typeof LISTS;

const FIRST: Record<Lang, string> = {
  en: 'ceramic coating for my golf please',
  de: 'Keramikversiegelung für meinen Golf bitte',
  uk: 'кераміка на гольф',
  ru: 'керамика на гольф',
};

const GUARANTEE = 'Two years on ceramic.';

function after(lang: Lang, text: string, first = FIRST[lang]) {
  const studio = exampleStudio(LISTS[lang], {
    botLanguage: lang,
    knowledge: [{ topic: 'warranty', answer: GUARANTEE }],
  });
  return talkTo(studio, [first, text]).at(-1);
}

describe('who misses an answer or says a thing once more', () => {
  it.each<[Lang, string]>([
    ['en', 'add the engine bay clean, 4th time im asking'],
    ['en', 'this is the second time I write this, add the engine bay clean please'],
    ['de', 'zum zweiten mal: die motorraumreinigung bitte dazu'],
    ['de', 'bitte noch die motorraumreinigung, ihr habt wieder nicht geantwortet'],
    ['uk', 'вдруге пишу, додайте мийку двигуна'],
    ['uk', 'додайте ще мийку двигуна, ви мені так і не відповіли'],
    ['ru', 'четвёртый раз пишу, добавьте мойку двигателя'],
    ['ru', 'добавьте мойку двигателя. вы до сих пор не ответили'],
  ])('gets the order with a word of regret, %s: %s', (lang, text) => {
    const turn = after(lang, text);
    expect(turn?.wantsPerson).toBe(false);
    expect(turn?.acts[0]).toBe('mixedUp');
    expect(turn?.reply.quote?.total).toBe(445);
  });

  it.each<[Lang, string]>([
    ['en', 'and what guarantee is there on it? you never answered me'],
    ['de', 'welche Garantie gibt es denn nun? darauf habt ihr nicht geantwortet'],
    ['uk', 'а гарантія на кераміку яка? так і не відповіли'],
    ['ru', 'какая всё-таки гарантия, мне так и не ответили'],
  ])('gets the answer, %s: %s', (lang, text) => {
    const turn = after(lang, text);
    expect(turn?.wantsPerson).toBe(false);
    expect(turn?.reply.text).toContain(GUARANTEE);
  });

  it.each<[Lang, string]>([
    ['en', 'you still havent answered me'],
    ['de', 'immer noch keine antwort'],
    ['uk', 'ви так і не відповіли'],
    ['ru', 'так и не ответили'],
  ])('is left to a person, or asked, where nothing else is said, %s: %s', (_, text) => {
    expect(withoutGrievance(text)).toBeNull();
  });

  it.each<[Lang, string]>([
    ['en', 'you ruined my paint and never answered me'],
    ['de', 'nach eurer Wäsche sind Kratzer drin und ihr habt nicht geantwortet'],
    ['uk', 'після вас подряпини і ви не відповіли'],
    ['ru', 'после вашей мойки царапины, и вы так и не ответили'],
  ])('is heard as complaining of work that was done, %s: %s', (lang, text) => {
    expect(after(lang, text)?.wantsPerson).toBe(true);
  });
});
