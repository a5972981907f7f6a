import { describe, expect, it } from 'vitest';
import { listName } from '../../wording/list-names.ts';
import { filmStudio } from './film-studio.fixture.ts';
import { talkTo } from './talk.fixture.ts';

const first = (text: string) => talkTo(filmStudio, [text])[0];

describe('parts on both sides of an "or" are shown and never summed', () => {
  it.each([
    'protection film for my Tiguan: bonnet and front bumper, or do you have a package for the front?',
    'Tiguan Lackschutz: Haube, Kotflügel, oder gibt es ein Paket für vorne?',
    'тігуан, плівка на капот і крила, чи є пакет на перед?',
    'тигуан, плёнка на капот, передние крылья. или есть пакет на перед?',
  ])('%s', (text) => {
    const turn = first(text);
    expect(turn?.reply.quote).toBeUndefined();
    expect(turn?.reply.text.replace(/[\s.,]/gu, '')).toMatch(/550€?.*€?1580/u);
    const ofList = turn?.state.asked?.choices.map((choice) => listName(choice, filmStudio.rows));
    expect(ofList).toEqual(['Motorhaube', 'Frontpaket']);
  });
  it('goes on with the one that is chosen', () => {
    const turns = talkTo(filmStudio, ['Tiguan: XPEL Haube, Kotflügel, oder Frontpaket?', 'das Frontpaket']);
    expect(turns[1]?.reply.quote?.total).toBe(1580);
  });
});

describe('each part the list does not have is named', () => {
  it.each([
    ['bumper, bonnet and wings of a Tiguan in protection film', /bumper, wings/iu, 550],
    ['Tiguan: Haube, Stoßstange und Schweller mit Lackschutzfolie', /stoßstange, schweller/iu, 550],
    ['тігуан: бампер, капот і пороги поліуретаном', /бампер, пороги/iu, 550],
    ['тигуан: зеркала, капот и крылья полиуретаном', /зеркала, крылья/iu, 550],
    ['wrap the roof and the mirrors of my Corsa', /mirrors/iu, 240],
    ['дах і дзеркала корси обклеїти', /дзеркала/iu, 240],
    ['bonnet and roof of a Tiguan in ppf', /roof/iu, 550],
    ['Corsa: Haube und Dach folieren', /haube/iu, 240],
  ])('%s', (text, missing, price) => {
    const turn = first(text);
    expect(turn?.acts).toContain('partsNotOnList');
    expect(turn?.reply.text).toMatch(missing);
    expect(turn?.reply.quote?.total).toBe(price);
  });
});

describe('a bumper alone is no package for the front', () => {
  it.each([
    'protection film on the front bumper of a Tiguan, price?',
    'Lackschutzfolie vordere Stoßstange Tiguan',
    'плівка на передній бампер, тігуан, скільки?',
    'плёнка на передний бампер, тигуан, сколько?',
  ])('%s', (text) => {
    const turn = first(text);
    expect(turn?.acts).toContain('gap');
    expect(turn?.reply.quote).toBeUndefined();
  });
});

describe('satin is neither matt nor gloss', () => {
  it.each([
    'full wrap in satin grey for a Tiguan',
    'Vollfolierung Tiguan in Satin',
    'повна обклейка тігуана сатиновою плівкою',
    'полная оклейка тигуана сатиновой плёнкой',
  ])('%s', (text) => {
    const turn = first(text);
    expect(turn?.reply.quote).toBeUndefined();
    expect(turn?.reply.text).toMatch(/Glanz\)?, (?:Matt|Мат \(Matt\))/);
  });
});

describe('the roof is no extra to a whole car', () => {
  it.each(['full wrap in matt for a Tiguan', 'Vollfolierung Tiguan matt', 'полная оклейка тигуана матовая'])(
    '%s',
    (text) => {
      const turn = first(text);
      expect(turn?.reply.quote?.total).toBe(2880);
      expect(turn?.reply.text).not.toMatch(/Dach|Chrom/u);
    },
  );
});
