import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkInCalendar, talkTo } from './talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';
type Told = Record<
  | 'wash'
  | 'ozone'
  | 'hair'
  | 'fetched'
  | 'parking'
  | 'card'
  | 'order'
  | 'name'
  | 'yes'
  | 'move'
  | 'instead'
  | 'fetch'
  | 'cross'
  | 'park'
  | 'paid'
  | 'less'
  | 'troubles',
  string
>;

/** What a studio says, and what its clients say to it in one breath. */
const TOLD: Record<Lang, Told> = {
  en: {
    ...{ wash: 'Hand wash', ozone: 'Ozone treatment', hair: 'Pet hair removal' },
    fetched: 'We collect and return your car within 10 miles for 30.',
    parking: 'There are four spaces in front of the hall.',
    card: 'Card or cash, both is fine.',
    ...{ order: 'hand wash, Thursday at 9am', name: 'Tom Baker', yes: 'yes' },
    move: 'could we do another day?',
    instead: 'Friday at 10am please, instead of Thursday',
    fetch: 'ok, please collect it from 12 Mill Lane, and rather Friday instead of Thursday, same time',
    cross: 'you left scratches on my door last time, I am really angry',
    park: 'where can I park when I come over?',
    paid: 'at 10. can I pay by card?',
    less: '3pm, Tom. any discount for that?',
    troubles: 'it stinks of dog and there is hair everywhere, what can you do?',
  },
  de: {
    ...{ wash: 'Handwäsche', ozone: 'Ozonbehandlung', hair: 'Tierhaarentfernung' },
    fetched: 'Wir holen und bringen im Umkreis von 10 km für 30.',
    parking: 'Vor der Halle sind vier Plätze.',
    card: 'Karte oder bar, beides geht.',
    ...{ order: 'Handwäsche, Donnerstag um 9 Uhr', name: 'Tom Becker', yes: 'ja' },
    move: 'geht auch ein anderer Tag?',
    instead: 'Freitag um 10 Uhr bitte, statt Donnerstag',
    fetch: 'ok, dann bitte abholen, Mühlstr. 12, und doch lieber Freitag statt Donnerstag, gleiche Zeit',
    cross: 'ihr habt mir letztes Mal die Tür zerkratzt, ich bin richtig sauer',
    park: 'wo kann ich parken, wenn ich vorbeikomme?',
    paid: 'um 10. kann ich mit Karte zahlen?',
    less: '15 Uhr, Tom. gibt es dafür Rabatt?',
    troubles: 'es stinkt nach Hund und überall sind Hundehaare, was könnt ihr da machen?',
  },
  uk: {
    ...{ wash: 'Ручна мийка', ozone: 'Озонування', hair: 'Видалення шерсті' },
    fetched: 'Заберемо і повернемо авто в межах 10 км за 30.',
    parking: 'Перед боксом є чотири місця.',
    card: 'Картка або готівка, як зручно.',
    ...{ order: 'ручна мийка, четвер о 9:00', name: 'Тарас Коваль', yes: 'так' },
    move: 'а можна в інший день?',
    instead: 'пʼятниця о 10:00, будь ласка, замість четверга',
    fetch: 'добре, заберіть авто за адресою Млинна 12, і краще пʼятниця замість четверга, той самий час',
    cross: 'ви минулого разу подряпали мені двері, я дуже злий',
    park: 'а де у вас можна припаркуватися?',
    paid: 'о 10. а карткою можна заплатити?',
    less: '15:00, Тарас. а знижка буде?',
    troubles: 'тхне собакою і всюди шерсть, що можете зробити?',
  },
  ru: {
    ...{ wash: 'Ручная мойка', ozone: 'Озонирование', hair: 'Удаление шерсти' },
    fetched: 'Заберём и вернём машину в пределах 10 км за 30.',
    parking: 'Перед боксом есть четыре места.',
    card: 'Картой или наличными, как удобно.',
    ...{ order: 'ручная мойка, четверг в 9:00', name: 'Олег Белов', yes: 'да' },
    move: 'а можно в другой день?',
    instead: 'пятница в 10:00, пожалуйста, вместо четверга',
    fetch: 'хорошо, заберите машину по адресу Мельничная 12, и лучше пятница вместо четверга, время то же',
    cross: 'вы в прошлый раз поцарапали мне дверь, я очень зол',
    park: 'а где у вас можно припарковаться?',
    paid: 'в 10. а картой можно заплатить?',
    less: '15:00, Олег. а скидка будет?',
    troubles: 'воняет собакой и везде шерсть, что можете сделать?',
  },
};

const LANGS: readonly Lang[] = ['en', 'de', 'uk', 'ru'];

function studio(lang: Lang) {
  const { wash, ozone, hair, fetched, parking, card } = TOLD[lang];
  const rows = [row(wash, 30), row(ozone, 40), row(hair, 50)];
  const knowledge = [
    { topic: 'transport', answer: fetched },
    { topic: 'parking', answer: parking },
    { topic: 'payment', answer: card },
  ];
  return exampleStudio(rows, { botLanguage: lang, knowledge, phone: '+49 30 1234567' });
}

function say(lang: Lang, ...names: (keyof Told)[]): string[] {
  return names.map((name) => TOLD[lang][name]);
}

describe.each(LANGS)('%s', (lang) => {
  it('the time that is given up stands wherever it is told', () => {
    const { turns } = talkInCalendar(studio(lang), say(lang, 'order', 'name', 'yes', 'instead'));
    expect(turns.at(-1)?.acts).toContain('moveConfirm');
    expect(turns.at(-1)?.state.slot?.start).toMatch(/^2027-03-19T09:00/);
  });

  it('a car to be fetched is noted with its address beside a move', () => {
    const { turns } = talkInCalendar(studio(lang), say(lang, 'order', 'name', 'yes', 'fetch'));
    const last = turns.at(-1);
    expect(last?.acts).toEqual(expect.arrayContaining(['noted', 'moveConfirm']));
    expect(last?.reply.text).toContain(TOLD[lang].fetched);
    const noted = last?.effects.filter(({ kind }) => kind === 'handoff');
    expect(noted).toMatchObject([{ question: { said: expect.stringContaining('12') } }]);
    expect(last?.state.slot?.start).toMatch(/^2027-03-19T08:00/);
  });

  it('whoever is cross is still told what everybody is told', () => {
    const turn = talkTo(studio(lang), say(lang, 'cross', 'park')).at(-1);
    expect(turn?.reply.text).toContain(TOLD[lang].parking);
  });

  it('an hour beside a question is of the day that was offered', () => {
    const day = { en: 'Thursday?', de: 'Donnerstag?', uk: 'у четвер?', ru: 'в четверг?' }[lang];
    const turn = talkTo(studio(lang), [`${TOLD[lang].wash}, ${day}`, ...say(lang, 'paid')]).at(-1);
    expect(turn?.state.slot?.start).toMatch(/^2027-03-18T09:00/);
    expect(turn?.reply.text).toContain(TOLD[lang].card);
  });

  it('a question for less drops neither the hour nor the name beside it', () => {
    const day = { en: 'Thursday?', de: 'Donnerstag?', uk: 'у четвер?', ru: 'в четверг?' }[lang];
    const turn = talkTo(studio(lang), [`${TOLD[lang].wash}, ${day}`, ...say(lang, 'less')]).at(-1);
    expect(turn?.state.slot?.start).toMatch(/^2027-03-18T14:00/);
    expect(turn?.state.name).toBe(TOLD[lang].name.split(' ')[0]);
    expect(turn?.acts).toContain('confirm');
  });

  it('of two troubles each is met', () => {
    const [turn] = talkTo(studio(lang), say(lang, 'troubles'));
    expect(turn?.reply.text).toContain(TOLD[lang].ozone);
    expect(turn?.reply.text).toContain(TOLD[lang].hair);
  });
});
