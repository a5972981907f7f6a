import { describe, expect, it } from 'vitest';
import type { StudioFacts } from '../../facts.ts';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

type Names = Record<'tint' | 'rear' | 'front' | 'plain' | 'ceramic' | 'wash' | 'coat' | 'ppf', string>;

const LISTS: Record<string, Names> = {
  en: {
    tint: 'Window tint',
    rear: 'Rear windows',
    front: 'Front side windows',
    plain: 'Standard film',
    ceramic: 'Ceramic film',
    wash: 'Hand wash',
    coat: 'Ceramic coating',
    ppf: 'PPF',
  },
  de: {
    tint: 'Scheibentönung',
    rear: 'hinten',
    front: 'vordere Seitenscheiben',
    plain: 'Standardfolie',
    ceramic: 'Keramikfolie',
    wash: 'Handwäsche',
    coat: 'Keramikversiegelung',
    ppf: 'Lackschutzfolie',
  },
  uk: {
    tint: 'Тонування',
    rear: 'задня частина',
    front: 'передні бокові',
    plain: 'звичайна плівка',
    ceramic: 'керамічна плівка',
    wash: 'Ручна мийка',
    coat: 'Керамічне покриття',
    ppf: 'Захисна плівка',
  },
  ru: {
    tint: 'Тонировка',
    rear: 'задняя часть',
    front: 'передние боковые',
    plain: 'обычная плёнка',
    ceramic: 'керамическая плёнка',
    wash: 'Ручная мойка',
    coat: 'Керамика',
    ppf: 'Защитная плёнка',
  },
};

const WAITING = 'Sofa & coffee are upstairs.';

function studio(lang: string, facts: Partial<StudioFacts> = {}): StudioFacts {
  const names = LISTS[lang] ?? LISTS.en;
  if (!names) throw new Error(lang);
  const { tint, rear, front, plain, ceramic, wash, coat, ppf } = names;
  const typed = (['Sedan', 'SUV', 'Van'] as const).flatMap((carType, at) => [
    row(tint, 180 + at * 40, { zone: rear, material: plain, carType }),
    row(tint, 260 + at * 50, { zone: rear, material: ceramic, carType }),
    row(tint, 91 + at * 10, { zone: front, material: plain, carType }),
    row(wash, 35 + at * 10, { carType }),
  ]);
  return exampleStudio([...typed, row(coat, 690), row(ppf, 450)], {
    botLanguage: lang,
    phone: '+49 221 555010',
    ...facts,
  });
}

const wordsOf = (turns: ReturnType<typeof talkTo>) => turns.map(({ reply }) => reply.text);
const kindsOf = (turns: ReturnType<typeof talkTo>) =>
  turns.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.kind === 'handoff' ? [effect.reason] : [])),
  );

describe('a question beside a wish is answered in the same reply', () => {
  it.each([
    ['en', 'how much is a hand wash for an X5 and can I wait there?'],
    ['de', 'was kostet eine Handwäsche für den X5 und kann ich da warten?'],
    ['uk', 'скільки коштує ручна мийка на X5 і чи можна у вас почекати?'],
    ['ru', 'сколько стоит ручная мойка на X5 и можно у вас подождать?'],
  ])('%s', (lang, text) => {
    const knowledge = [{ topic: 'waiting', answer: WAITING }];
    const [said = ''] = wordsOf(talkTo(studio(lang, { knowledge }), [text]));
    expect(said).toContain(WAITING);
    expect(said).toContain('45');
  });
});

describe('a question nobody has answered yet goes to the owner once', () => {
  it.each([
    ['en', 'do you have parking?', 'where can I park at yours?'],
    ['de', 'habt ihr Parkplätze?', 'kann man bei euch parken?'],
    ['uk', 'у вас є парковка?', 'де можна припаркуватись?'],
    ['ru', 'у вас есть парковка?', 'где припарковаться?'],
  ])('%s', (lang, text, again) => {
    expect(kindsOf(talkTo(studio(lang), [text, again]))).toEqual(['question']);
  });
});

describe('a part that is not wanted is never priced', () => {
  it.each([
    ['en', 'tint the rear windows of my X5, standard film', 'no, not the front'],
    ['de', 'X5 hinten tönen, Standardfolie', 'nein, vorne nicht'],
    ['uk', 'затонувати зад на X5, звичайна плівка', 'ні, перед не треба'],
    ['ru', 'затонировать зад на X5, обычная плёнка', 'нет, перед не надо'],
  ])('%s', (lang, text, denial) => {
    const turns = talkTo(studio(lang), [text, denial]);
    for (const { reply } of turns) expect(reply.text).not.toContain('101');
    expect(turns[1]?.state.wished).toMatchObject([{ zone: LISTS[lang]?.rear }]);
  });
});

describe('a surname or first name is no car', () => {
  it.each([
    ['en', 'Mrs Ford here, how much is a hand wash for my X5?'],
    ['de', 'Frau Golf hier, was kostet die Handwäsche für meinen X5?'],
    ['uk', 'Це Лада, скільки коштує ручна мийка мого X5?'],
    ['ru', 'Это Лада, сколько стоит ручная мойка моего X5?'],
  ])('%s', (lang, text) => {
    const [turn] = talkTo(studio(lang), [text]);
    expect(turn?.state.car?.model).toBe('x5');
    expect(turn?.reply.quote?.total).toBe(45);
  });
});

describe('whoever was forgotten gets a person and no sales question', () => {
  it.each([
    ['en', 'nobody called me back and I was promised it'],
    ['de', 'keiner hat mich zurückgerufen, obwohl es versprochen war'],
    ['uk', 'обіцяли набрати і ніхто не передзвонив'],
    ['ru', 'обещали набрать и никто не перезвонил'],
  ])('%s', (lang, text) => {
    const [turn] = talkTo(studio(lang), [text]);
    expect(turn?.wantsPerson).toBe(true);
    expect(turn?.reply.choices).toBeUndefined();
  });
});

describe('a call is promised to a number that was asked for', () => {
  it.each([
    ['en', 'can someone call me please', '+49 151 23456789'],
    ['de', 'ruft mich bitte an', '0151 23456789'],
    ['uk', 'зателефонуйте мені', '+49 151 23456789'],
    ['ru', 'перезвоните мне', '+49 151 23456789'],
  ])('%s', (lang, text, phone) => {
    const turns = talkTo(studio(lang, { country: 'DE' }), [text, phone]);
    expect(turns[0]?.state.asked?.kind).toBe('phone');
    expect(turns[1]?.reply.text).toContain('+4915123456789');
    expect(turns[1]?.effects.some(({ kind }) => kind === 'lead')).toBe(true);
  });
});

describe('a class the list does not have is never replaced', () => {
  it.each([
    ['en', 'hand wash for a camper van'],
    ['de', 'Handwäsche für ein Wohnmobil'],
    ['uk', 'ручна мийка для автодому'],
    ['ru', 'ручная мойка автодома'],
  ])('%s', (lang, text) => {
    const [turn] = talkTo(studio(lang), [text]);
    expect(turn?.reply.quote).toBeUndefined();
    expect(turn?.effects.some(({ kind }) => kind === 'handoff')).toBe(true);
  });
});

describe('one of two jobs is chosen and never the sum of both', () => {
  it.each([
    ['en', 'ceramic coating or ppf, which is better?'],
    ['de', 'Keramikversiegelung oder Lackschutzfolie, was ist besser?'],
    ['uk', 'керамічне покриття чи захисна плівка, що краще?'],
    ['ru', 'керамика или защитная плёнка, что лучше?'],
  ])('%s', (lang, text) => {
    const [turn] = talkTo(studio(lang), [text]);
    expect(turn?.reply.text).not.toMatch(/1[.,\s]?140/u);
    expect(turn?.state.asked?.kind).toBe('service');
  });
});

describe('a good evening is no wish for the evening', () => {
  it.each([
    ['en', 'Good evening! How much is a hand wash for an X5?'],
    ['de', 'Guten Abend! Was kostet eine Handwäsche für einen X5?'],
    ['uk', 'Добрий вечір! Скільки коштує ручна мийка на X5?'],
    ['ru', 'Добрый вечер! Сколько стоит ручная мойка на X5?'],
  ])('%s', (lang, text) => {
    const [turn] = talkTo(studio(lang), [text]);
    expect(turn?.reply.quote?.total).toBe(45);
    expect(turn?.state.isBooking).toBe(false);
  });
});

describe('the plain or cheaper one is chosen by these words', () => {
  it.each([
    ['en', 'tint the rear windows of my X5', 'the plain one'],
    ['en', 'tint the rear windows of my X5', 'the cheaper one'],
    ['de', 'X5 hinten tönen', 'die günstigere'],
    ['uk', 'затонувати зад на X5', 'дешевшу'],
    ['ru', 'затонировать зад на X5', 'давайте подешевле'],
  ])('%s: %s, %s', (lang, text, choice) => {
    const [, turn] = talkTo(studio(lang), [text, choice]);
    expect(turn?.reply.quote?.total).toBe(220);
  });
});

it('never takes a verb for a name', () => {
  const turns = talkTo(studio('ru'), ['сколько стоит ручная мойка на X5?', 'завтра в 11', 'да, записывайте']);
  expect(turns[2]?.state.name).toBeNull();
});

it('puts a question that was not answered with a person to turn to', () => {
  const turns = talkTo(studio('en'), ['how much is a hand wash?', 'hm well', 'hm well']);
  expect(turns[2]?.reply.choices).toContain('Talk to a person');
});

describe('a car that only sounds like one of the table', () => {
  it.each([
    ['en', 'how much is a hand wash for my Tuaregg?', 'yes'],
    ['de', 'was kostet die Handwäsche für meinen Tuaregg?', 'ja'],
  ])('%s: is asked about before its price is said', (lang, text, yes) => {
    const [asked, told] = talkTo(studio(lang), [text, yes]);
    expect(asked?.reply.text).not.toMatch(/\d{2}/u);
    expect(asked?.state.car?.isGuess).toBe(true);
    expect(told?.reply.quote?.total).toBe(45);
  });
});
