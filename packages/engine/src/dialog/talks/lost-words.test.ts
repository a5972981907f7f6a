import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

const LISTS = {
  en: [
    ...[row('Taking off the bumper', 30), row('Taking off the badges', 10), row('Putting badges back', 15)],
    ...[row('Gold', 140), row('Silver', 85), row('Decon wash', 75), row('Machine polish', 319)],
    ...[row('Wheels', 85), row('Wheels', 320, { zone: 'Set of four' }), row('Engine', 50)],
  ],
  de: [
    ...[row('Stoßfänger demontieren', 30), row('Embleme entfernen', 10), row('Embleme anbringen', 15)],
    ...[row('Gold', 140), row('Silber', 85), row('Handwäsche', 75), row('Politur', 319)],
    ...[row('Felgen', 85), row('Felgen', 320, { zone: 'Satz' }), row('Motor', 50)],
  ],
  uk: [
    ...[row('Зняття бампера', 30), row('Видалення шильдиків', 10), row('Повернення шильдиків', 15)],
    ...[
      row('Комплекс люкс', 140),
      row('Комплекс стандарт', 85),
      row('Ручна мийка', 75),
      row('Полірування', 319),
    ],
    ...[row('Диски', 85), row('Диски', 320, { zone: 'Комплект' }), row('Двигун', 50)],
  ],
  ru: [
    ...[row('Снятие бампера', 30), row('Удаление шильдиков', 10), row('Возврат шильдиков', 15)],
    ...[
      row('Комплекс люкс', 140),
      row('Комплекс стандарт', 85),
      row('Ручная мойка', 75),
      row('Полировка', 319),
    ],
    ...[row('Диски', 85), row('Диски', 320, { zone: 'Комплект' }), row('Мотор', 50)],
  ],
};

function talk(lang: Lang, ...lines: string[]) {
  const turn = talkTo(exampleStudio(LISTS[lang], { botLanguage: lang }), lines).at(-1);
  return { turn, wished: turn?.state.wished.map(({ service }) => service) ?? [] };
}

describe('a word that one line of the list alone has is never lost', () => {
  it.each<[Lang, string, string[]]>([
    ['en', 'how much is a machine polish, and the bumper off?', ['Machine polish', 'Taking off the bumper']],
    ['de', 'was kostet eine Politur, und der Stoßfänger ab?', ['Politur', 'Stoßfänger demontieren']],
    ['uk', 'скільки полірування, і ще бампер', ['Полірування', 'Зняття бампера']],
    ['ru', 'сколько полировка, и ещё бампер', ['Полировка', 'Снятие бампера']],
  ])('%s: %s', (lang, text, names) => {
    expect(talk(lang, text).wished.toSorted()).toEqual(names.toSorted());
  });

  it.each<[Lang, string, string[]]>([
    ['en', 'a machine polish please, and the badges', ['Taking off the badges', 'Putting badges back']],
    ['de', 'eine Politur bitte, und die Embleme', ['Embleme entfernen', 'Embleme anbringen']],
    ['uk', 'полірування, будь ласка, і шильдики', ['Видалення шильдиків', 'Повернення шильдиків']],
    ['ru', 'полировка, пожалуйста, и шильдики', ['Удаление шильдиков', 'Возврат шильдиков']],
  ])('%s: %s is asked about where a few lines share it', (lang, text, choices) => {
    const { turn } = talk(lang, text);
    expect(turn?.reply.choices).toEqual(choices);
    expect(turn?.reply.quote?.total).toBe(319);
  });
});

describe('ranks of one thing are shown to choose from and never summed', () => {
  it.each<[Lang, string, string]>([
    ['en', 'what are silver and gold?', 'gold please'],
    ['de', 'was kosten Silber und Gold?', 'dann Gold'],
    ['uk', 'скільки комплекс стандарт і люкс?', 'тоді люкс'],
    ['ru', 'сколько комплекс стандарт и люкс?', 'тогда люкс'],
  ])('%s: %s / %s', (lang, text, answer) => {
    const { turn } = talk(lang, text);
    expect(turn?.reply.quote).toBeUndefined();
    expect(turn?.reply.text).toMatch(/85[\s\S]*140|140[\s\S]*85/);
    expect(talk(lang, text, answer).turn?.reply.quote?.total).toBe(140);
  });
});

describe('the version without a part of its own is a choice like the others', () => {
  it.each<[Lang, string, string]>([
    ['en', 'how much are wheels?', 'Wheels'],
    ['de', 'was kosten Felgen?', 'Felgen'],
    ['uk', 'скільки коштують диски?', 'Диски'],
    ['ru', 'сколько стоят диски?', 'Диски'],
  ])('%s', (lang, text, plain) => {
    expect(talk(lang, text).turn?.reply.choices?.[0]).toBe(plain);
    expect(talk(lang, text, plain).turn?.reply.quote?.total).toBe(85);
  });

  it.each<[Lang, string, string]>([
    ['en', 'how much are wheels?', 'not the set'],
    ['de', 'was kosten Felgen?', 'nicht der Satz'],
    ['uk', 'скільки коштують диски?', 'не комплект'],
    ['ru', 'сколько стоят диски?', 'не комплект'],
  ])('%s: of two the one that is not refused', (lang, text, answer) => {
    expect(talk(lang, text, answer).turn?.reply.quote?.total).toBe(85);
  });
});

describe('an answer is taken beside whatever else is said', () => {
  it.each<[Lang, string, string]>([
    ['en', 'a machine polish please, and the badges', 'both'],
    ['de', 'eine Politur bitte, und die Embleme', 'beide'],
    ['uk', 'полірування, будь ласка, і шильдики', 'обидва'],
    ['ru', 'полировка, пожалуйста, и шильдики', 'оба'],
  ])('%s: %s / %s', (lang, text, answer) => {
    expect(talk(lang, text, answer).turn?.reply.quote?.total).toBe(319 + 10 + 15);
  });
});

describe('what is wrong with the car is met beside another job', () => {
  it.each<[Lang, string, string]>([
    ['en', 'a decon wash please, and the scratches have to go', 'Machine polish'],
    ['de', 'eine Handwäsche, und die Kratzer sollen weg', 'Politur'],
    ['uk', 'ручна мийка, і подряпини треба прибрати', 'Полірування'],
    ['ru', 'ручная мойка, и царапины надо убрать', 'Полировка'],
  ])('%s: %s', (lang, text, offered) => {
    const { turn } = talk(lang, text);
    expect(turn?.acts).toContain('suggestedBeside');
    expect(turn?.reply.text).toContain(offered);
    expect(turn?.reply.quote?.total).toBe(75);
  });
});
