import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const KNOWN = {
  en: {
    waiting: 'There is a small lounge with coffee and wifi.',
    prep: 'Please take your things and the child seats out, we do the rest.',
    transport: 'The 36 tram stops at our gate, and we lend bicycles.',
    payment: 'Cash, all cards and PayPal.',
    legal: 'Front windows have to let 70 % of the light through, the rear may be as dark as you like.',
    business: 'Companies with a fleet pay by monthly invoice.',
  },
  de: {
    waiting: 'Wir haben einen kleinen Wartebereich mit Kaffee und WLAN.',
    prep: 'Bitte persönliche Sachen und Kindersitze herausnehmen, den Rest machen wir.',
    transport: 'Die Tram 36 hält vor der Tür, und wir verleihen Fahrräder.',
    payment: 'Bar, alle Karten und PayPal.',
    legal: 'Vorne muss 70 % Licht durch, hinten darf es so dunkel sein, wie Sie mögen.',
    business: 'Firmen mit Flotte zahlen auf Monatsrechnung.',
  },
  uk: {
    waiting: 'Є кімната очікування з кавою та вайфаєм.',
    prep: 'Заберіть особисті речі й дитячі крісла, решту зробимо самі.',
    transport: 'Трамвай 36 зупиняється біля воріт, є прокат велосипедів.',
    payment: 'Готівка, усі картки, переказ.',
    legal: 'Передні мають пропускати 70 % світла, зад можна темнити як завгодно.',
    business: 'Фірмам з автопарком виставляємо рахунок раз на місяць.',
  },
  ru: {
    waiting: 'Есть комната ожидания с кофе и вайфаем.',
    prep: 'Заберите личные вещи и детские кресла, остальное сделаем сами.',
    transport: 'Трамвай 36 останавливается у ворот, есть прокат велосипедов.',
    payment: 'Наличные, все карты, перевод.',
    legal: 'Передние должны пропускать 70 % света, зад можно темнить как угодно.',
    business: 'Фирмам с автопарком выставляем счёт раз в месяц.',
  },
} as const;
type Lang = keyof typeof KNOWN;
type Topic = keyof (typeof KNOWN)['en'];

const LINES: Record<Lang, string> = {
  en: 'Headlight restoration',
  de: 'Scheinwerferaufbereitung',
  uk: 'Полірування фар',
  ru: 'Полировка фар',
};

function asked(lang: Lang, said: string) {
  const knowledge = Object.entries(KNOWN[lang]).map(([topic, answer]) => ({ topic, answer }));
  const studio = exampleStudio([row(LINES[lang], 90)], { botLanguage: lang, knowledge });
  return talkTo(studio, [LINES[lang], said])[1];
}

describe('the owner is quoted in whatever words he is asked', () => {
  it.each<[Lang, string, Topic]>([
    ['en', 'is there a room to wait in?', 'waiting'],
    ['en', 'should I clean it out before I come?', 'prep'],
    ['en', 'how would I get home without the car?', 'transport'],
    ['en', 'do you take mastercard?', 'payment'],
    ['en', 'is that even legal on the front ones?', 'legal'],
    ['de', 'kann ich bei euch warten?', 'waiting'],
    ['de', 'muss ich ihn vorher ausräumen?', 'prep'],
    ['de', 'wie komme ich dann nach Hause?', 'transport'],
    ['de', 'nehmt ihr auch Karte?', 'payment'],
    ['de', 'ist das vorne überhaupt erlaubt?', 'legal'],
    ['uk', 'а можна там почекати у вас?', 'waiting'],
    ['uk', 'треба вийняти речі самому?', 'prep'],
    ['uk', 'чим від вас доїхати додому?', 'transport'],
    ['uk', 'оплатити карткою можна?', 'payment'],
    ['uk', 'а за передні не оштрафують?', 'legal'],
    ['ru', 'у вас можно посидеть?', 'waiting'],
    ['ru', 'нужно вынимать вещи из салона?', 'prep'],
    ['ru', 'как от вас добраться домой?', 'transport'],
    ['ru', 'безналом оплатить можно?', 'payment'],
    ['ru', 'это точно по закону?', 'legal'],
  ])('%s: %s', (lang, said, topic) => {
    const turn = asked(lang, said);
    expect(turn?.reply.text).toContain(KNOWN[lang][topic]);
    expect(turn?.effects.filter(({ kind }) => kind === 'handoff')).toEqual([]);
    expect(turn?.state.wished).toHaveLength(1);
  });

  it.each<[Lang, string]>([
    ['en', 'Thursday at 10 suits me, and is there somewhere to sit?'],
    ['de', 'Donnerstag um 10 passt, und gibt es einen Warteraum?'],
    ['uk', 'четвер о 10 підходить, а посидіти у вас десь можна?'],
    ['ru', 'четверг в 10 подходит, а посидеть у вас где-то можно?'],
  ])('%s: what stands before it is heard as if it stood alone: %s', (lang, said) => {
    const turn = asked(lang, said);
    expect(turn?.reply.text).toContain(KNOWN[lang].waiting);
    expect(turn?.state.slot?.start).toBe('2027-03-18T09:00:00Z');
  });
});

describe('what is no question of that kind gets no such answer', () => {
  it.each<[Lang, string]>([
    ['en', 'can I get an invoice? it is private, not a company'],
    ['de', 'bekomme ich eine Rechnung? ich bin keine Firma'],
    ['uk', 'рахунок дасте? я не фірма'],
    ['ru', 'счёт дадите? я не фирма'],
  ])('%s: what is kept for companies: %s', (lang, said) => {
    expect(asked(lang, said)?.reply.text).not.toContain(KNOWN[lang].business);
  });

  it.each<[Lang, string]>([
    ['en', 'great, I will wait for Thursday then'],
    ['en', 'oh wait, it is the left one that is dull'],
    ['en', 'I never asked about a lounge'],
    ['de', 'nach dem Warten habe ich nicht gefragt'],
    ['de', 'gut, dann warte ich bis Donnerstag'],
    ['uk', 'добре, почекаю до четверга'],
    ['ru', 'отлично, тогда запишите на четверг'],
  ])('%s: %s', (lang, said) => {
    const text = asked(lang, said)?.reply.text ?? '';
    expect(Object.values(KNOWN[lang]).filter((answer) => text.includes(answer))).toEqual([]);
  });
});
