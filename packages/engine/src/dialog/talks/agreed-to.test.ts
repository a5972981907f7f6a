import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { PRICED, type SmallList, smallStudio } from './small-list.fixture.ts';
import { exampleStudio, talkThatBooks, talkTo } from './talk.fixture.ts';

const WHEN = { en: 'Thursday at 10', de: 'Donnerstag um 10', uk: 'четвер о 10', ru: 'четверг в 10' };

describe('a yes beside the name agrees to nothing that was not summed up', () => {
  it.each<[SmallList, string, string]>([
    ['en', 'and what is an engine wash?', 'yes, engine wash too. Vera, 0171 2345678'],
    ['de', 'und was kostet eine Motorwäsche?', 'ja, Motorwäsche auch. Vera, 0171 2345678'],
    ['uk', 'а мийка двигуна скільки?', 'так, двигун теж. Віра, 0671234567'],
    ['uk', 'а мийка двигуна скільки?', 'так, і двигун додайте. Віра'],
    ['ru', 'а мойка двигателя сколько?', 'да, двигатель тоже. Вера, 89031234567'],
    ['ru', 'а мойка двигателя сколько?', 'да, и двигатель добавьте. Вера'],
  ])('%s: %s / %s', (lang, asked, said) => {
    const turns = talkTo(smallStudio(lang), [PRICED[lang], WHEN[lang], asked, said]);
    expect(turns.at(-2)?.state.asked?.kind).toBe('name');
    expect(turns.at(-1)?.effects.some(({ kind }) => kind === 'book')).toBe(false);
    expect(turns.at(-1)?.reply.quote?.total).toBe(135);
    expect(turns.at(-1)?.state.name).toMatch(/^(?:Vera|Віра|Вера)$/);
  });

  it('a bare yes with the name is enough', () => {
    const turns = talkTo(smallStudio('en'), [PRICED.en, WHEN.en, 'yes, Vera']);
    expect(turns.at(-1)?.effects.map(({ kind }) => kind)).toContain('book');
  });
});

describe('what is only asked takes nothing out of a booking', () => {
  const rows = [
    row('Сухая чистка', 1500, { zone: 'Кресло' }),
    row('Озонирование салона', 2000),
    row('Мойка двигателя', 900),
  ];
  const booked = ['чистка кресла и озонирование, октавия', 'четверг в 10', 'Вера', 'да'];
  const heard = (said: string) =>
    talkThatBooks(exampleStudio(rows, { botLanguage: 'ru' }), [...booked, said, 'да']).slice(-2);

  it.each(['спасибо! кресло детское убрать?', 'а озонирование убрать самой перед приездом?'])(
    '%s',
    (said) => {
      const turns = heard(said);
      const kinds = turns.flatMap(({ effects }) => effects.map(({ kind }) => kind));
      expect(turns[0]?.acts).not.toContain('askSwap');
      expect(kinds.some((kind) => kind === 'cancel' || kind === 'book')).toBe(false);
    },
  );

  it.each(['озонирование уберите', 'можно убрать озонирование?'])('%s', (said) => {
    const [put, done] = heard(said);
    expect(put?.acts).toContain('askSwap');
    expect(put?.effects).toEqual([]);
    expect(done?.effects.map(({ kind }) => kind)).toEqual(['cancel', 'book']);
  });
});

it('takes a word of courtesy behind another car for no yes', () => {
  const rows = [
    ...['Kleinwagen', 'SUV'].map((carType, at) => row('Innenreinigung', 179 + 60 * at, { carType })),
    ...['Kleinwagen', 'SUV'].map((carType, at) => row('Lackpolitur', 249 + 100 * at, { carType })),
    row('Cabrioverdeck reinigen', 149),
  ];
  const turns = talkTo(exampleStudio(rows, { botLanguage: 'de' }), [
    'mein mazda mx5: verdeck reinigen und politur',
    'und meine frau hat nen tiguan, da die innenreinigung',
    'mittwoch 13 uhr. Tom Wegener. den tiguan zuerst',
    'FALSCHES AUTO. mazda mx5 mittwoch 13 uhr verdeck+politur. bitte',
  ]);
  expect(turns[2]?.state.asked?.kind).toBe('confirm');
  expect(turns[3]?.effects.some(({ kind }) => kind === 'book')).toBe(false);
});

it('prices what stands for the car it is after all', () => {
  const rows = ['Kleinwagen', 'SUV'].map((carType, at) => row('Sonnenstreifen', 40 + 5 * at, { carType }));
  const turns = talkTo(exampleStudio([...rows, row('Handwäsche', 25)], { botLanguage: 'de' }), [
    'Was kostet ein Sonnenstreifen beim Golf?',
    'Nein, es ist doch ein X5: was kostet der Sonnenstreifen da?',
  ]);
  expect(turns.map(({ reply }) => reply.quote?.total)).toEqual([40, 45]);
});

it('adds to what stands, and tells what that makes', () => {
  const rows = [
    row('Full valet', 115),
    row('Dog hair removal', 15),
    row('Hand wax', 25, { material: 'Carnauba wax' }),
    row('Hand wax', 45, { material: '6 month sealant' }),
  ];
  const turns = talkTo(exampleStudio(rows), [
    'full valet and dog hair removal for my Qashqai',
    'Thursday at 15:00',
    'Kirsty',
    'yes book it pls. oh and can u throw in some wax, the cheaper one, how much does that make it',
  ]);
  expect(turns[2]?.state.asked?.kind).toBe('confirm');
  expect(turns[3]?.state.wished.map(({ service }) => service)).toEqual(
    expect.arrayContaining(['Full valet', 'Dog hair removal', 'Hand wax']),
  );
  expect(turns[3]?.effects.some(({ kind }) => kind === 'book')).toBe(false);
});

it('asks whether the only one there is is meant, and takes a yes for it', () => {
  const rows = ['Small car', 'SUV'].map((carType, at) => row('Sun strip', 40 + 5 * at, { carType }));
  const turns = talkTo(exampleStudio([...rows, row('Hand wash', 25)]), [
    'how much is a sun strip for my Golf?',
    'no, it’s an X5 after all: what is the sun strip there?',
    'yes',
  ]);
  expect(turns[1]?.reply.text).toBe('Do you mean Sun strip?');
  expect(turns[2]?.reply.quote?.total).toBe(45);
});
