import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const NAMES = {
  en: [
    'Interior cleaning',
    'Ozone treatment',
    'Polishing',
    'Ceramic coating',
    'Paint protection film',
    'Headlight restoration',
  ],
  de: [
    'Innenreinigung',
    'Ozonbehandlung',
    'Politur',
    'Keramikversiegelung',
    'Lackschutzfolie',
    'Scheinwerferaufbereitung',
  ],
  uk: [
    'Хімчистка салону',
    'Озонування',
    'Полірування',
    'Кераміка кузова',
    'Захисна плівка',
    'Полірування фар',
  ],
  ru: [
    'Химчистка салона',
    'Озонирование',
    'Полировка',
    'Керамика кузова',
    'Защитная плёнка',
    'Полировка фар',
  ],
} as const;
type Lang = keyof typeof NAMES;

const studio = (lang: Lang) => {
  const [inside, ozone, polish, coat, film, lights] = NAMES[lang];
  const rows = [
    row(inside, 120),
    row(ozone, 49),
    row(polish, 210),
    row(coat, 650),
    row(film, 1200),
    row(lights, 79),
  ];
  return exampleStudio(rows, { botLanguage: lang });
};

describe('the one service for what is wrong is quoted', () => {
  it.each([
    ['en', 'dog hair all over my Octavia, what would you suggest?', 120],
    ['de', 'im Octavia sind überall Hundehaare, was empfehlt ihr?', 120],
    ['uk', 'в октавії скрізь собача шерсть, що порадите?', 120],
    ['ru', 'в октавии везде собачья шерсть, что посоветуете?', 120],
  ] satisfies [Lang, string, number][])('%s', (lang, text, total) => {
    const [turn] = talkTo(studio(lang), [text]);
    expect(turn?.reply.quote?.total).toBe(total);
    expect(turn?.state.asked?.kind).toBe('booking');
    expect(turn?.effects).toEqual([]);
  });
});

describe('of several services none is chosen in silence', () => {
  it.each([
    ['en', 'I just bought the car and want to protect the paint, what is best?'],
    ['de', 'Neuwagen, ich will den Lack schützen, was ist da am besten?'],
    ['uk', 'нове авто, хочу захистити кузов, що краще?'],
    ['ru', 'новая машина, хочу защитить кузов, что лучше?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [, , , coat, film] = NAMES[lang];
    const [turn, chosen] = talkTo(studio(lang), [text, film]);
    expect(turn?.reply.quote).toBeUndefined();
    expect(turn?.reply.choices?.slice(0, 2)).toEqual([coat, film]);
    expect(turn?.reply.text).toContain('650');
    expect(chosen?.reply.quote?.total).toBe(1200);
  });
});

describe('scratches lead to the polish and other questions are not lost', () => {
  it.each([
    ['en', 'there are scratches on the bonnet, what can be done? and can I pay by card?'],
    ['de', 'auf der Motorhaube sind Kratzer, was kann man da machen? und kann ich mit Karte zahlen?'],
    ['uk', 'на капоті подряпини, що можна зробити? і чи можна оплатити карткою?'],
    ['ru', 'на капоте царапины, что можно сделать? и можно ли оплатить картой?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [turn] = talkTo(studio(lang), [text]);
    expect(turn?.reply.text).toContain('210');
    expect(turn?.acts.some((key) => key.startsWith('topicOpen'))).toBe(true);
  });
});

it('says nothing of the kind to a complaint or where a job is named', () => {
  const turns = [
    'you scratched my car, this is unacceptable',
    'a hand polish for the scratches, how much is polishing?',
  ].map((text) => talkTo(studio('en'), [text])[0]);
  expect(turns.flatMap((turn) => turn?.acts ?? []).filter((key) => key.startsWith('suggested'))).toEqual([]);
});
