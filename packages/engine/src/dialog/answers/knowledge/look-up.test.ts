import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

const JOB: Record<Lang, string> = {
  en: 'Ceramic coating',
  de: 'Keramikversiegelung',
  uk: 'Керамічне покриття',
  ru: 'Керамическое покрытие',
};

/** How to pay, with what is said of prepayment in the midst of it; coffee; and a guarantee that is not called one. */
const SAID: Record<Lang, { pay: string; prepay: string; coffee: string; years: string }> = {
  en: {
    pay: 'Cash or card when you collect.',
    prepay: 'We ask for a deposit of 50 on jobs above 400.',
    coffee: 'There is a playground and an EV charger next door.',
    years: 'Two years on the coating.',
  },
  de: {
    pay: 'Bar oder EC-Karte bei Abholung.',
    prepay: 'Ab 400 nehmen wir 50 Anzahlung.',
    coffee: 'Nebenan gibt es einen Spielplatz und eine Ladesäule.',
    years: 'Zwei Jahre auf die Versiegelung.',
  },
  uk: {
    pay: 'Готівка або картка при отриманні.',
    prepay: 'Від 400 беремо передоплату 50.',
    coffee: 'Поруч дитячий майданчик і зарядна станція.',
    years: 'Два роки на покриття.',
  },
  ru: {
    pay: 'Наличные или карта при получении.',
    prepay: 'От 400 берём предоплату 50.',
    coffee: 'Рядом детская площадка и зарядная станция.',
    years: 'Два года на покрытие.',
  },
};

function studio(lang: Lang, warranty = 'warranty') {
  const { pay, prepay, coffee, years } = SAID[lang];
  const knowledge = [
    { topic: 'payment', answer: `${pay} ${prepay}` },
    { topic: 'waiting', answer: coffee },
    { topic: warranty, answer: years },
  ];
  return exampleStudio([row(JOB[lang], 500), row('Ozon', 60)], { botLanguage: lang, knowledge });
}

describe('what another answer says of it is told, and nobody is asked', () => {
  it.each([
    ['en', 'do i have to pay something upfront?', 'prepay'],
    ['en', 'and deposits?', 'prepay'],
    ['en', 'is there a charger somewhere?', 'coffee'],
    ['de', 'muss ich eine anzahlung leisten?', 'prepay'],
    ['de', 'gibts bei euch ladesäulen?', 'coffee'],
    ['uk', 'аванс платити треба?', 'prepay'],
    ['uk', 'а майданчик для малечі є?', 'coffee'],
    ['ru', 'нужен ли задаток?', 'prepay'],
    ['ru', 'а площадка детская есть?', 'coffee'],
  ] satisfies [Lang, string, 'prepay' | 'coffee'][])('%s: %s', (lang, asked, told) => {
    const [, turn] = talkTo(studio(lang), [JOB[lang], asked]);
    expect(turn?.reply.text).toContain(SAID[lang][told]);
    expect(turn?.effects).toEqual([]);
  });
});

describe('what nobody has said stays open', () => {
  it.each([
    ['en', 'does the coating smell of solvents?'],
    ['en', 'would you look at a dent on the door as well?'],
    ['de', 'riecht die versiegelung nach lösungsmittel?'],
    ['de', 'habt ihr auch reifen auf lager?'],
    ['uk', 'чи пахне покриття розчинником?'],
    ['uk', 'а шини ви продаєте?'],
    ['ru', 'покрытие пахнет растворителем?'],
    ['ru', 'а шины вы продаёте?'],
  ] satisfies [Lang, string][])('%s: %s', (lang, asked) => {
    const [, turn] = talkTo(studio(lang), [JOB[lang], asked]);
    for (const sentence of Object.values(SAID[lang])) expect(turn?.reply.text).not.toContain(sentence);
  });
});

describe('a topic is known with a slip in its word, and by the name an owner gave it', () => {
  it.each([
    ['en', 'does it come with a warrnty?', 'guarantee'],
    ['en', 'any guarentee on that?', 'warranty'],
    ['de', 'gibts da garanti drauf?', 'Garantie'],
    ['uk', 'а гарантіїя яка?', 'гарантія'],
    ['uk', 'гаранатія є?', 'гарантія'],
    ['ru', 'а гаратния есть?', 'гарантия'],
  ] satisfies [Lang, string, string][])('%s: %s', (lang, asked, topic) => {
    for (const named of ['warranty', topic]) {
      const [, turn] = talkTo(studio(lang, named), [JOB[lang], asked]);
      expect(turn?.reply.text, named).toContain(SAID[lang].years);
      expect(turn?.effects, named).toEqual([]);
    }
  });
});

describe('each of two questions gets its answer', () => {
  it.each([
    ['en', 'can i pay by card? and is there a playground for my kids?'],
    ['de', 'geht kartenzahlung? und habt ihr einen spielplatz für die kleinen?'],
    ['uk', 'карткою можна? а майданчик для дітей є?'],
    ['ru', 'картой можно? а детская площадка есть?'],
  ] satisfies [Lang, string][])('%s: %s', (lang, asked) => {
    const [, turn] = talkTo(studio(lang), [JOB[lang], asked]);
    expect(turn?.reply.text).toContain(SAID[lang].pay);
    expect(turn?.reply.text).toContain(SAID[lang].coffee);
  });
});
