import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from '../../talks/four-studios.fixture.ts';
import { talkTo } from '../../talks/talk.fixture.ts';

type Turn = ReturnType<typeof talkTo>[number];
const linesOf = (turn: Turn | undefined) =>
  [...(turn?.state.wished ?? []), ...(turn?.state.later ?? [])].map(({ car }) => car?.model).toSorted();
const pricesOf = (turn: Turn | undefined) =>
  turn?.reply.quote?.lines.map(({ price }) => price).toSorted((a, b) => a - b);

const EACH_ITS_OWN: Record<Lang, string> = {
  en: 'I have a Polo and an X5. Interior cleaning for the Polo and just a hand wash for the X5',
  de: 'ich habe einen Polo und einen X5. Innenreinigung für den Polo und für den X5 nur eine Handwäsche',
  uk: 'у мене поло та X5. Поло хімчистка салону, а X5 тільки ручна мийка',
  ru: 'у меня поло и X5. Поло химчистка салона, а X5 только ручная мойка',
};

describe('two cars to begin with get each their own', () => {
  it.each(Object.entries(EACH_ITS_OWN) as [Lang, string][])('%s: %s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(pricesOf(turn)).toEqual([60, 120]);
    expect(linesOf(turn)).toEqual(['polo', 'x5']);
  });
});

describe('what is said of both cars is said of each', () => {
  it.each<[Lang, string]>([
    ['en', 'Polo and X5. A hand wash for both, but interior cleaning for the Polo too'],
    ['de', 'Polo und X5. Handwäsche für beide, aber der Polo auch noch Innenreinigung'],
    ['uk', 'Поло і X5. Ручна мийка для обох, а поло ще й хімчистку салону'],
    ['ru', 'Поло и X5. Ручная мойка для обеих, а поло ещё и химчистку салона'],
  ])('%s: %s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(pricesOf(turn)).toEqual([30, 60, 120]);
    expect(linesOf(turn)).toEqual(['polo', 'polo', 'x5']);
  });
});

describe('a job of one car goes, and the rest of both stays', () => {
  it.each<[Lang, string]>([
    ['en', 'no interior cleaning for the Polo but a hand wash'],
    ['de', 'beim Polo keine Innenreinigung sondern eine Handwäsche'],
    ['uk', 'для поло не хімчистка салону, а ручна мийка'],
    ['ru', 'для поло не химчистка салона, а ручная мойка'],
  ])('%s: %s', (lang, text) => {
    const turn = talkTo(studioIn(lang), [EACH_ITS_OWN[lang], text]).at(-1);
    expect(pricesOf(turn)).toEqual([30, 60]);
    expect(linesOf(turn)).toEqual(['polo', 'x5']);
  });
});

describe('a car that is fetched is not let go', () => {
  it.each<[Lang, string]>([
    ['uk', 'X5 заберіть, будь ласка, а поло привеземо самі'],
    ['ru', 'X5 заберите, пожалуйста, а поло привезём сами'],
  ])('%s: %s', (lang, text) => {
    const turn = talkTo(studioIn(lang), [EACH_ITS_OWN[lang], text]).at(-1);
    expect(linesOf(turn)).toEqual(['polo', 'x5']);
  });
});
