import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const STUDIOS = {
  en: {
    rows: [
      row('Interior clean', 99),
      row('Seat shampoo', 25, { zone: 'per seat' }),
      row('Polish', 220, { zone: 'light' }),
      row('Polish', 380, { zone: 'deep' }),
      row('Wax', 50),
      row('Wash', 30),
    ],
    versus: { question: 'Film or ceramic, what is better?', answer: 'Film stops stones, ceramic shines.' },
    waiting: 'You can wait for a wash, there is coffee and wifi.',
    overnight: 'The car stays overnight in a locked hall with cameras.',
    wax: 'The wax lasts about a month.',
    advice: 'the paint is dull and has fine scratches. what do you advise and how much is it',
    stain: ['Interior clean', 'and there are coffee stains on the rear bench, does that come out too?'],
    safe: 'does it stay with you overnight? is it safe',
    lasts: ['Wash', 'add the wax, does it last long?'],
    order: 'Add the wax too, if that helps with it',
  },
  de: {
    rows: [
      row('Innenreinigung', 99),
      row('Polsterreinigung', 25, { zone: 'pro Sitz' }),
      row('Politur', 220, { zone: 'leicht' }),
      row('Politur', 380, { zone: 'tief' }),
      row('Wachs', 50),
      row('Handwäsche', 30),
    ],
    versus: {
      question: 'Folie oder Keramik, was ist besser?',
      answer: 'Folie hält Steine ab, Keramik glänzt.',
    },
    waiting: 'Bei der Wäsche können Sie warten, es gibt Kaffee und WLAN.',
    overnight: 'Das Auto steht nachts in der verschlossenen Halle mit Kameras.',
    wax: 'Das Wachs hält etwa einen Monat.',
    advice: 'der lack ist stumpf und hat feine kratzer. was raten sie mir und was kostet das',
    stain: ['Innenreinigung', 'und die rückbank hat noch flecken von kaffee, geht das da mit raus?'],
    safe: 'bleibt er über nacht bei euch? ist das sicher',
    lasts: ['Handwäsche', 'noch das wachs dazu, hält das lange?'],
    order: 'Macht noch das Wachs dazu, wenn das dabei hilft',
  },
  uk: {
    rows: [
      row('Прибирання салону', 99),
      row('Хімчистка сидінь', 25, { zone: 'одне сидіння' }),
      row('Полірування', 220, { zone: 'легке' }),
      row('Полірування', 380, { zone: 'глибоке' }),
      row('Віск', 50),
      row('Мийка', 30),
    ],
    versus: { question: 'Плівка чи кераміка, що краще?', answer: 'Плівка тримає камені, кераміка блищить.' },
    waiting: 'На мийці можна почекати, є кава та вайфай.',
    overnight: 'Вночі авто стоїть у зачиненому боксі під камерами.',
    wax: 'Віск тримається близько місяця.',
    advice: 'лак тьмяний і дрібні подряпини. що порадите і скільки коштує',
    stain: ['Прибирання салону', 'а ще на задньому дивані плями від кави, це відчиститься?'],
    safe: 'авто на ніч лишається у вас? це безпечно',
    lasts: ['Мийка', 'ще віск додайте, він довго тримається?'],
    order: 'Додайте ще віск, якщо це допоможе',
  },
  ru: {
    rows: [
      row('Уборка салона', 99),
      row('Химчистка сидений', 25, { zone: 'одно сиденье' }),
      row('Полировка', 220, { zone: 'лёгкая' }),
      row('Полировка', 380, { zone: 'глубокая' }),
      row('Воск', 50),
      row('Мойка', 30),
    ],
    versus: { question: 'Плёнка или керамика, что лучше?', answer: 'Плёнка держит камни, керамика блестит.' },
    waiting: 'На мойке можно подождать, есть кофе и вайфай.',
    overnight: 'Ночью машина стоит в закрытом боксе под камерами.',
    wax: 'Воск держится около месяца.',
    advice: 'краска мутная и мелкие царапинки. что посоветуете и сколько стоит',
    stain: ['Уборка салона', 'а ещё на заднем диване пятна от кофе, это отстирается?'],
    safe: 'машина на ночь остаётся у вас? это безопасно',
    lasts: ['Мойка', 'ещё воск добавьте, он долго держится?'],
    order: 'Добавьте ещё воск, если это поможет',
  },
} as const;
type Lang = keyof typeof STUDIOS;
const LANGUAGES = Object.keys(STUDIOS) as Lang[];

function talk(lang: Lang, said: readonly string[]) {
  const { rows, versus, waiting, overnight, wax } = STUDIOS[lang];
  const { service } = rows[4];
  const knowledge = [
    { topic: 'own', ...versus },
    { topic: 'waiting', answer: waiting },
    { topic: 'overnight', answer: overnight },
    { topic: 'lifespan', answer: wax, service },
  ];
  return talkTo(exampleStudio([...rows], { botLanguage: lang, knowledge }), said).at(-1);
}

describe('an answer that only sounds like one is not told', () => {
  it.each(LANGUAGES)('%s: film against ceramic is no advice for dull paint', (lang) => {
    const turn = talk(lang, [STUDIOS[lang].advice]);
    expect(turn?.reply.text).not.toContain(STUDIOS[lang].versus.answer);
    expect(turn?.reply.text).toMatch(/220/);
  });

  it.each(LANGUAGES)('%s: and is told to whoever asks for it', (lang) => {
    const { question, answer } = STUDIOS[lang].versus;
    expect(talk(lang, [question])?.reply.text).toContain(answer);
  });

  it.each(LANGUAGES)('%s: coffee on a seat asks for no coffee, and the list has something for it', (lang) => {
    const turn = talk(lang, STUDIOS[lang].stain);
    expect(turn?.reply.text).not.toContain(STUDIOS[lang].waiting);
    expect(turn?.reply.text).toMatch(/25/);
    expect(turn?.effects).toEqual([]);
  });

  it.each(LANGUAGES)('%s: what is kept for a service is told when it is asked for beside another', (lang) => {
    expect(talk(lang, STUDIOS[lang].lasts)?.reply.text).toContain(STUDIOS[lang].wax);
  });
});

describe('a few words beside a question that is answered', () => {
  it.each(LANGUAGES)('%s: "is it safe?" is not passed on where the answer tells it', (lang) => {
    const turn = talk(lang, [STUDIOS[lang].rows[0].service, STUDIOS[lang].safe]);
    expect(turn?.reply.text).toContain(STUDIOS[lang].overnight);
    expect(turn?.effects).toEqual([]);
  });
});
