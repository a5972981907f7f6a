import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LISTS = {
  en: [
    row('Paint protection film', 600, { zone: 'Bonnet' }),
    row('Boot lip film', 80),
    row('Front package (bonnet, bumper, mirrors)', 990),
  ],
  de: [
    row('Lackschutzfolie', 600, { zone: 'Motorhaube' }),
    row('Ladekante folieren', 80),
    row('Frontpaket (Haube, Stoßstange, Spiegel)', 990),
  ],
  uk: [
    row('Антигравійна плівка', 600, { zone: 'Капот' }),
    row('Поріг багажника', 80),
    row('Пакет «Перед» (капот, бампер, дзеркала)', 990),
  ],
  ru: [
    row('Антигравийная плёнка', 600, { zone: 'Капот' }),
    row('Порог багажника', 80),
    row('Пакет «Перед» (капот, бампер, зеркала)', 990),
  ],
};
type Lang = keyof typeof LISTS;
const FIRST = {
  en: 'ppf for the bonnet',
  de: 'Lackschutzfolie Motorhaube',
  uk: 'антигравійна плівка капот',
  ru: 'антигравийная плёнка капот',
};
const PASSED = ['topicOpen', 'topicOpenAbout', 'stillOpen', 'unknownFact', 'ownerAsked'];

function second(lang: Lang, text: string, first = FIRST[lang]) {
  const [, turn] = talkTo(exampleStudio(LISTS[lang], { botLanguage: lang, address: 'Main Street 12' }), [
    first,
    text,
  ]);
  for (const act of PASSED) expect(turn?.acts).not.toContain(act);
  expect(turn?.effects.filter(({ kind }) => kind === 'handoff')).toEqual([]);
  return turn;
}

describe('a sum that is counted along is told to be right, or how it stands', () => {
  it.each<[Lang, string, boolean]>([
    ['en', 'hang on, so that’s 600?', true],
    ['en', 'so that’s 680?', false],
    ['de', 'Moment, das sind dann 600, oder?', true],
    ['de', 'das macht zusammen 680?', false],
    ['uk', 'тільки капот = 600 виходить?', true],
    ['uk', 'тобто це 680 разом?', false],
    ['ru', 'значит 600 выходит?', true],
    ['ru', 'это 680 получается?', false],
  ])('%s: %s', (lang, text, isRight) => {
    const turn = second(lang, text);
    expect(turn?.acts).toContain(isRight ? 'sumRight' : 'sumOther');
    expect(turn?.acts).not.toContain(isRight ? 'sumOther' : 'sumRight');
    expect(turn?.acts).not.toContain('noDiscount');
    expect(turn?.reply.quote?.total).toBe(600);
  });
});

describe('what is asked of the order is answered by the order', () => {
  it.each<[Lang, string]>([
    ['en', 'what bonnet?'],
    ['en', 'huh why bonnet?'],
    ['de', 'hä wieso motorhaube?'],
    ['uk', 'який капот?'],
    ['ru', 'почему капот?'],
  ])('%s: %s', (lang, text) => {
    expect(second(lang, text)?.reply.quote?.total).toBe(600);
  });
  it.each<[Lang, string]>([
    ['en', 'ok. and its a white one, you know about that right?'],
    ['de', 'ok. und er ist neu, das wisst ihr ja, oder?'],
    ['uk', 'ок. і вона нова, ви ж знаєте, так?'],
    ['ru', 'ок. и она новая, вы же в курсе, да?'],
  ])('%s: %s', (lang, text) => {
    second(lang, text);
  });
  it.each<[Lang, string]>([
    ['de', 'aber die Ladekante fehlt noch in der Summe oder? die wollte ich auch'],
    ['uk', 'а поріг багажника забули порахувати, так? він теж потрібен'],
    ['ru', 'а порог багажника забыли посчитать, да? он тоже нужен'],
  ])('%s: %s', (lang, text) => {
    expect(second(lang, text)?.reply.quote?.total).toBe(680);
  });
});

describe('what the list has is not passed on for the way it is asked', () => {
  it.each<[Lang, string]>([
    ['en', 'don’t you do a front package? bonnet, bumper, mirrors'],
    ['de', 'Haben Sie da kein Paket für die Front?'],
    ['uk', 'а пакетом дешевше не буде?'],
    ['ru', 'а пакетом дешевле не будет?'],
  ])('%s: %s', (lang, text) => {
    expect(second(lang, text)?.reply.text).toContain('990');
  });
});

describe('what a package holds is told by its own name', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'Front package (bonnet, bumper, mirrors)', 'ok just the package. what is in it?', 'mirrors'],
    ['de', 'Frontpaket (Haube, Stoßstange, Spiegel)', 'nur das Paket. was ist da drin?', 'Spiegel'],
    ['uk', 'пакет перед', 'тільки пакет. а шо в нього входить', 'дзеркала'],
    ['ru', 'пакет перед', 'только пакет. а че в него входит', 'зеркала'],
  ])('%s: %s, %s', (lang, first, text, item) => {
    const turn = second(lang, text, first);
    expect(turn?.acts).toContain('includedAre');
    expect(turn?.reply.text).toContain(item);
  });
  it('and by the parts it is sold for', () => {
    const studio = exampleStudio([row('Frontschutz-Paket', 1990, { zone: 'Haube, Stoßstange, Kotflügel' })], {
      botLanguage: 'de',
    });
    const [, turn] = talkTo(studio, ['Frontschutz-Paket', 'was ist in dem Paket drin?']);
    expect(turn?.acts).toContain('includedAre');
    expect(turn?.reply.text).toContain('Kotflügel');
  });
});

describe('words on the way and halves of a question ask nothing', () => {
  it('uk: the address, which is yours?', () => {
    const turn = second('uk', 'дякую! а адреса яка у вас?');
    expect(turn?.reply.text).toContain('Main Street 12');
  });
  it('en: wait, ignore that', () => {
    const [turn] = talkTo(exampleStudio(LISTS.en), [
      'want to stop stone chips on the front end. also I hate the chrome bits... wait they dont have chrome any more do they. Ignore that lol',
    ]);
    for (const act of [...PASSED, 'notOnList']) expect(turn?.acts).not.toContain(act);
    expect(turn?.reply.text).toMatch(/Paint protection film|Front package/u);
  });
});

describe('a question for the studio is still passed on', () => {
  it.each<[Lang, string]>([
    ['en', 'is there a warranty on that, right?'],
    ['de', 'welche Garantie gibt es darauf?'],
    ['uk', 'а яка гарантія на плівку?'],
    ['ru', 'какая гарантия на плёнку?'],
  ])('%s: %s', (lang, text) => {
    const [, turn] = talkTo(exampleStudio(LISTS[lang]), [FIRST[lang], text]);
    expect(turn?.acts.some((act) => PASSED.includes(act))).toBe(true);
  });
});
