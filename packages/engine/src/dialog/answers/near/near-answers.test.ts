import { describe, expect, it } from 'vitest';
import { takeTurn } from '../../../index.ts';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';
import { NEAR_LABELS } from './near-labels.data.ts';

const STUDIOS = {
  en: {
    others: [
      'We fetch cars within 10 km for 15 euro.',
      'Keep the windows up for three days.',
      'Cash or card.',
    ],
    job: 'Ozone treatment',
    question: 'Does smoke smell come out for good?',
    answer: 'Nearly always, with ozone and a deep clean together.',
    asked: 'how do you handle old smoke?',
  },
  de: {
    others: [
      'Wir holen Autos im Umkreis von 10 km für 15 Euro ab.',
      'Lassen Sie die Fenster drei Tage oben.',
      'Bar oder Karte.',
    ],
    job: 'Ozonbehandlung',
    question: 'Geht Rauchgeruch ganz weg?',
    answer: 'Fast immer, mit Ozon und Innenreinigung zusammen.',
    asked: 'Und der alte Qualm?',
  },
  uk: {
    others: [
      'Забираємо авто в межах 10 км за 15 євро.',
      'Три дні не опускайте вікна.',
      'Готівка або картка.',
    ],
    job: 'Озонування',
    question: 'Чи зникне запах диму зовсім?',
    answer: 'Майже завжди, якщо зробити озон і хімчистку разом.',
    asked: 'а воно точно допоможе?',
  },
  ru: {
    others: [
      'Забираем машину в пределах 10 км за 15 евро.',
      'Три дня не опускайте окна.',
      'Наличные или карта.',
    ],
    job: 'Озонирование',
    question: 'Уйдёт ли запах дыма совсем?',
    answer: 'Почти всегда, если озон и химчистка вместе.',
    asked: 'насчёт дыма что скажете?',
  },
} as const;
type Lang = keyof typeof STUDIOS;
const LANGUAGES = Object.keys(STUDIOS) as Lang[];

function knowledgeOf(lang: Lang, answer: string = STUDIOS[lang].answer) {
  const { question, others } = STUDIOS[lang];
  const [transport = '', aftercare = '', payment = ''] = others;
  return [
    { topic: 'own', question, answer },
    { topic: 'transport', answer: transport },
    { topic: 'aftercare', answer: aftercare },
    { topic: 'payment', answer: payment },
  ];
}

function studioOf(lang: Lang, rows = [row(STUDIOS[lang].job, 40)]) {
  return exampleStudio(rows, { botLanguage: lang, knowledge: knowledgeOf(lang) });
}

describe('an answer that may be meant stands on a button', () => {
  it.each(LANGUAGES)('%s: the question is passed on, and the button tells the answer', (lang) => {
    const { job, question, answer, asked } = STUDIOS[lang];
    const [, passed, tapped] = talkTo(studioOf(lang), [job, asked, question]);
    expect(passed?.effects.some(({ kind }) => kind === 'handoff')).toBe(true);
    expect(passed?.reply.text).not.toContain(answer);
    expect(passed?.reply.choices).toContain(question);
    expect(tapped?.reply.text).toContain(answer);
    expect(tapped?.effects).toEqual([]);
    expect(tapped?.language).toBe(passed?.language);
    expect(tapped?.state.wished).toEqual(passed?.state.wished);
    expect(tapped?.reply.choices ?? []).not.toContain(question);
  });

  it('keeps what was asked before and asks it again', () => {
    const { question, asked } = STUDIOS.en;
    const rows = [
      row('Ozone treatment', 40),
      row('Window tint', 200, { zone: 'rear' }),
      row('Window tint', 90, { zone: 'front' }),
    ];
    const studio = studioOf('en', rows);
    const [open, , tapped] = talkTo(studio, ['Window tint', asked, question]);
    expect(open?.reply.choices).toEqual(['rear', 'front']);
    expect(tapped?.reply.choices).toEqual(['rear', 'front']);
  });

  it('hears the words anew once the owner has changed the answer', () => {
    const { job, question, asked } = STUDIOS.en;
    const studio = studioOf('en');
    const before = talkTo(studio, [job, asked]).at(-1);
    const knowledge = knowledgeOf('en', 'Ask us in the shop.');
    const turn = takeTurn({
      studio: { ...studio, knowledge },
      text: question,
      state: before?.state ?? null,
      now: '2026-03-12T09:00:00Z',
    });
    expect(turn.reply.text).toContain('Ask us in the shop.');
  });

  it('is no choice of goods: "the second one" is heard without it', () => {
    const { asked } = STUDIOS.en;
    const rows = [row('Window tint', 200, { zone: 'rear' }), row('Window tint', 90, { zone: 'front' })];
    const studio = studioOf('en', rows);
    const [, , taken] = talkTo(studio, ['Window tint', asked, 'the last one please']);
    expect(taken?.reply.quote?.total).toBe(90);
  });

  it.each(['call 0176 555 01 23', 'k@x.eu'])('shows nobody how to reach who asked it: %s', (reach) => {
    const { job, asked, question } = STUDIOS.en;
    const [own, ...others] = knowledgeOf('en');
    const knowledge = [{ topic: 'own', answer: '', ...own, question: `${question} ${reach}` }, ...others];
    const [, shown] = talkTo(studioOf('en'), [job, asked]);
    const [, kept] = talkTo({ ...studioOf('en'), knowledge }, [job, asked]);
    expect(shown?.reply.choices).toContain(question);
    expect(JSON.stringify(kept?.reply.choices)).not.toContain('smoke smell');
  });

  it('leaves out what the reply tells already', () => {
    const { job, question } = STUDIOS.en;
    const [, told] = talkTo(studioOf('en'), [job, question]);
    expect(told?.reply.choices ?? []).not.toContain(question);
  });

  it('has words for every topic in every language', () => {
    const topics = LANGUAGES.map((lang) =>
      Object.keys(NEAR_LABELS[lang === 'uk' ? 'UA' : lang === 'ru' ? 'RU' : lang === 'de' ? 'DE' : 'EN']),
    );
    for (const some of topics) expect(some).toEqual(topics[0]);
  });
});
