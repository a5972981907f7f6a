import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from '../../talks/four-studios.fixture.ts';
import { talkTo } from '../../talks/talk.fixture.ts';

const FIRST: Record<Lang, string> = {
  en: 'interior cleaning for a Skoda Octavia, estate',
  de: 'Innenreinigung für einen Skoda Octavia, Kombi',
  uk: 'хімчистка салону шкода октавія а7, універсал',
  ru: 'химчистка салона шкода октавия а7, универсал',
};
const modelsIn = (turn: ReturnType<typeof talkTo>[number] | undefined) => [
  ...new Set([turn?.state.car?.model, ...(turn?.state.wished.flatMap(({ car }) => car?.model ?? []) ?? [])]),
];

describe('a body that is said of the known car makes no second one', () => {
  it.each<[Lang, string]>([
    ['en', 'its an estate, probably counts like a saloon?'],
    ['de', 'na ein Kombi halt, vermutlich wie eine Limousine'],
    ['uk', 'ну універсал же, мабуть як седан'],
    ['ru', 'ну универсал же, наверное как седан'],
  ])('%s: %s', (lang, body) => {
    const turn = talkTo(studioIn(lang), [FIRST[lang], body]).at(-1);
    expect(turn?.state.wished).toHaveLength(1);
    expect(turn?.state.wished[0]?.car).toBeUndefined();
    expect(turn?.state.car).toMatchObject({ make: 'Škoda', model: expect.stringMatching(/^octavia/) });
  });
});

describe('whoever starts over orders what the message says, and no more', () => {
  it.each<[Lang, string]>([
    ['en', "no. let's start over: skoda octavia estate, hand wash. that's all"],
    ['de', 'nein. noch mal von vorn: Skoda Octavia Kombi, Handwäsche. sonst nichts'],
    ['uk', 'ні. давайте спочатку: шкода октавія універсал, ручна мийка. більше нічого'],
    ['ru', 'нет. давайте сначала: шкода октавия универсал, ручная мойка. больше ничего'],
  ])('%s: %s', (lang, anew) => {
    const turn = talkTo(studioIn(lang), [FIRST[lang], anew]).at(-1);
    expect(turn?.state.wished.map(({ service }) => service)).toEqual([NAMES[lang].wash]);
    expect(modelsIn(turn)).toEqual([expect.stringMatching(/^octavia/)]);
  });
});

describe('of two cars the one that is none goes', () => {
  it.each<[Lang, string, string]>([
    ['en', 'interior cleaning for a Camry and a hand wash for a Golf', 'i only have one car, the golf'],
    ['en', 'interior cleaning for a Camry and a hand wash for a Golf', 'delete the first car, there is none'],
    ['de', 'Innenreinigung für einen Camry und Handwäsche für einen Golf', 'ich hab nur ein Auto, den Golf'],
    ['de', 'Innenreinigung für einen Camry und Handwäsche für einen Golf', 'das erste Auto bitte löschen'],
    ['uk', 'хімчистка салону на камрі і ручна мийка на гольф', 'в мене ОДНА машина, гольф'],
    ['ru', 'химчистка салона на камри и ручная мойка на гольф', 'у меня одна машина, гольф'],
  ])('%s: %s, %s', (lang, both, one) => {
    const [first, turn] = talkTo(studioIn(lang), [both, one]);
    expect(new Set(first?.state.wished.map(({ car }) => car?.model)).size).toBe(2);
    expect(modelsIn(turn)).toEqual(['golf']);
    expect(turn?.state.wished.map(({ service }) => service)).toEqual([NAMES[lang].wash]);
  });
});
