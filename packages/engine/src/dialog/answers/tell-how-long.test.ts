import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkThatBooks, talkTo } from '../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

const WRAP: Record<Lang, string> = {
  en: 'Roof wrap',
  de: 'Dachfolierung',
  uk: 'Обклеювання даху плівкою',
  ru: 'Оклейка крыши плёнкой',
};
const WASH: Record<Lang, string> = {
  en: 'Hand wash',
  de: 'Handwäsche',
  uk: 'Ручна мийка',
  ru: 'Ручная мойка',
};
const ASKED: Record<Lang, string> = {
  en: 'and how long would you need the car?',
  de: 'und wie lange braucht ihr den wagen?',
  uk: 'а скільки часу це займе?',
  ru: 'а сколько времени это займёт?',
};

/** What the owner says of wraps, and of something else, among what is said of waiting. */
const SAID: Record<Lang, { wrap: string; wash: string }> = {
  en: {
    wash: 'You may stay for a wash, that is about forty minutes.',
    wrap: 'A wrap keeps the car here for 2 to 4 days.',
  },
  de: {
    wash: 'Bei einer Wäsche dürfen Sie gern bleiben.',
    wrap: 'Eine Folierung braucht 2 bis 4 Tage.',
  },
  uk: { wash: 'На мийці можна посидіти з кавою.', wrap: 'Обклеювання займає 2-4 дні.' },
  ru: { wash: 'На мойке можно посидеть с кофе.', wrap: 'Оклейка занимает 2-4 дня.' },
};

const LANGS: readonly Lang[] = ['en', 'de', 'uk', 'ru'];

/** A list that says of nothing how long it takes. */
function studio(lang: Lang, facts: Parameters<typeof exampleStudio>[1] = {}) {
  const rows = [WRAP[lang], WASH[lang]].map((name, at) =>
    row(name, 200 - at * 150, { durationMinutes: null }),
  );
  return exampleStudio(rows, { botLanguage: lang, ...facts });
}

function told(lang: Lang) {
  const { wash, wrap } = SAID[lang];
  return { knowledge: [{ topic: 'waiting', answer: `${wash} ${wrap}` }] };
}

describe('what the owner says of how long it takes is told, under whatever topic it stands', () => {
  it.each(LANGS)('%s', (lang) => {
    const [, turn] = talkTo(studio(lang, told(lang)), [WRAP[lang], ASKED[lang]]);
    expect(turn?.reply.text).toContain(SAID[lang].wrap);
    expect(turn?.reply.text).not.toContain(SAID[lang].wash);
    expect(turn?.acts).not.toContain('durationPlanned');
    expect(turn?.effects).toEqual([]);
  });

  it('and not the days of a guarantee or of care', () => {
    const knowledge = [
      { topic: 'warranty', answer: 'Wraps: call us within 14 days.' },
      { topic: 'aftercare', answer: 'Leave the wrap dry for 3 days.' },
    ];
    const [, turn] = talkTo(studio('en', { knowledge }), [WRAP.en, ASKED.en]);
    expect(turn?.acts).toContain('durationOpen');
  });

  it('and of what is left the owner is asked by its name', () => {
    const [, turn] = talkTo(studio('en', told('en')), ['roof wrap and a hand wash', ASKED.en]);
    expect(turn?.reply.text).toContain(SAID.en.wrap);
    const [, other] = talkTo(studio('en', { knowledge: [{ topic: 'waiting', answer: SAID.en.wrap }] }), [
      'roof wrap and a hand wash',
      ASKED.en,
    ]);
    expect(other?.reply.text).toContain('How long Hand wash takes');
  });
});

describe('room in the calendar is no answer, and the owner is asked once', () => {
  it.each(LANGS)('%s', (lang) => {
    const [, first, second] = talkTo(studio(lang), [WRAP[lang], ASKED[lang], ASKED[lang]]);
    expect(first?.acts).toContain('durationOpen');
    expect(first?.acts).not.toContain('durationPlanned');
    expect(first?.reply.text).not.toMatch(/\d\s*(?:h|Stunde|год|час)/u);
    expect(first?.effects).toMatchObject([{ kind: 'handoff', question: { topic: 'duration' } }]);
    expect(second?.acts).toContain('durationStill');
    expect(second?.effects).toEqual([]);
  });

  it('tells no hour of fetching that only the room in the calendar gives', () => {
    const turns = talkThatBooks(studio('en'), [
      'roof wrap, thursday at 10',
      'Ann Miller',
      'yes',
      'when can I pick it up?',
    ]);
    expect(turns.at(-1)?.acts).not.toContain('readyAt');
    expect(turns.at(-1)?.acts).toContain('durationOpen');
  });
});

describe('a length that the owner has set is a fact', () => {
  it.each(LANGS)('%s', (lang) => {
    const durations = [{ service: WRAP[lang], minutes: 300 }];
    const [, turn] = talkTo(studio(lang, { durations }), [WRAP[lang], ASKED[lang]]);
    expect(turn?.acts).toContain('duration');
    expect(turn?.effects).toEqual([]);
  });
});

describe('who can’t believe it asks how long it takes, and wishes for no time', () => {
  it.each([
    ['en', 'just one hour for a roof??'],
    ['en', 'seriously, in 1 hour? a mate said his took two days'],
    ['de', 'echt nur eine stunde?'],
    ['de', 'in 1 stunde?? ich dachte das dauert länger'],
    ['uk', 'лише годину? справді?'],
    ['uk', 'дах за 1 годину?! я думала, що це на весь день'],
    ['ru', 'всего час? серьезно?'],
    ['ru', 'крышу за 1 час?? а мне говорили два дня'],
  ] satisfies [Lang, string][])('%s: %s', (lang, doubt) => {
    const [, , turn] = talkTo(studio(lang), [WRAP[lang], ASKED[lang], doubt]);
    expect(turn?.acts).toContain('durationStill');
    expect(turn?.state.slot).toBeNull();
    expect(turn?.reply.quote).toBeUndefined();
    const [, other] = talkTo(studio(lang, told(lang)), [WRAP[lang], doubt]);
    expect(other?.reply.text).toContain(SAID[lang].wrap);
  });

  it.each([
    ['en', 'only an hour? ok, thursday at 10 then'],
    ['de', 'nur eine stunde? gut, dann donnerstag um 10 uhr'],
    ['uk', 'лише годину? тоді у четвер о 10:00'],
    ['ru', 'всего час? тогда в четверг в 10:00'],
  ] satisfies [Lang, string][])('%s: and what is said behind it is heard', (lang, said) => {
    const [, , turn] = talkTo(studio(lang), [WRAP[lang], ASKED[lang], said]);
    expect(turn?.acts).toContain('durationStill');
    expect(turn?.state.slot?.start).toContain('2027-03-18T09:00');
  });

  it.each([
    ['en', 'can i come in just an hour?'],
    ['de', 'kann ich schon in einer stunde kommen??'],
    ['uk', 'а через годину можна??'],
    ['ru', 'а через час можно приехать??'],
  ] satisfies [Lang, string][])('%s: but who wants to come soon does', (lang, said) => {
    const [, turn] = talkTo(studio(lang), [WRAP[lang], said]);
    expect(turn?.acts).not.toContain('durationPlanned');
  });
});
