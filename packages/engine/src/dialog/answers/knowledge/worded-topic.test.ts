import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const KNOWN = [
  { topic: 'waiting', answer: 'WAITING' },
  { topic: 'preparation', answer: 'PREPARATION' },
  { topic: 'transport', answer: 'TRANSPORT' },
  { topic: 'payment', answer: 'PAYMENT' },
  { topic: 'law', answer: 'LAW' },
  { topic: 'business', answer: 'COMPANIES get a monthly invoice, eine Rechnung, рахунок, счёт' },
];
const LINES = {
  en: 'Headlight restoration',
  de: 'Scheinwerferaufbereitung',
  uk: 'Полірування фар',
  ru: 'Полировка фар',
} as const;

function asked(lang: keyof typeof LINES, said: string) {
  const studio = exampleStudio([row(LINES[lang], 90)], { botLanguage: lang, knowledge: KNOWN });
  return talkTo(studio, [LINES[lang], said])[1];
}

describe('the owner is quoted in whatever words he is asked', () => {
  it.each([
    ['en', 'is there a room to wait in?', 'WAITING'],
    ['en', 'should I clean it out before I come?', 'PREPARATION'],
    ['en', 'how would I get home without the car?', 'TRANSPORT'],
    ['en', 'is venmo ok?', 'PAYMENT'],
    ['en', 'how dark can they be?', 'LAW'],
    ['de', 'kann ich bei euch warten?', 'WAITING'],
    ['de', 'muss ich ihn vorher saugen?', 'PREPARATION'],
    ['de', 'wie komme ich dann nach Hause?', 'TRANSPORT'],
    ['de', 'nehmt ihr auch Karte?', 'PAYMENT'],
    ['de', 'brauche ich dafür eine ABE?', 'LAW'],
    ['uk', 'а можна там почекати у вас?', 'WAITING'],
    ['uk', 'треба вийняти речі самому?', 'PREPARATION'],
    ['uk', 'чим від вас доїхати додому?', 'TRANSPORT'],
    ['uk', 'оплатити карткою можна?', 'PAYMENT'],
    ['ru', 'у вас можно посидеть?', 'WAITING'],
    ['ru', 'мне нужно вынуть вещи?', 'PREPARATION'],
    ['ru', 'как от вас добраться домой?', 'TRANSPORT'],
    ['ru', 'безналом оплатить можно?', 'PAYMENT'],
    ['ru', 'это точно по закону?', 'LAW'],
  ] as const)('%s: %s', (lang, said, answer) => {
    const turn = asked(lang, said);
    expect(turn?.reply.text).toContain(answer);
    expect(turn?.effects.filter(({ kind }) => kind === 'handoff')).toEqual([]);
    expect(turn?.state.wished).toHaveLength(1);
  });

  it('what stands before it is heard as if it stood alone', () => {
    const turn = asked('de', 'Donnerstag um 10 passt, und gibt es eine Sitzecke?');
    expect(turn?.reply.text).toContain('WAITING');
    expect(turn?.state.slot?.start).toBe('2027-03-18T09:00:00Z');
  });
});

describe('what is kept for companies is told to companies', () => {
  it.each([
    ['en', 'can I get an invoice? it is private, not a company'],
    ['de', 'bekomme ich eine Rechnung? ich bin keine Firma'],
    ['uk', 'рахунок дасте? я не фірма'],
    ['ru', 'счёт дадите? я не фирма'],
  ] as const)('%s: %s', (lang, said) => {
    expect(asked(lang, said)?.reply.text).not.toContain('COMPANIES');
  });
});
