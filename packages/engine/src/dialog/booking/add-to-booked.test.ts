import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from '../talks/four-studios.fixture.ts';
import { talkThatBooks } from '../talks/talk.fixture.ts';

const BOOK: Record<Lang, string[]> = {
  en: ['interior cleaning for a Golf on Tuesday at 9, Tom Baker', 'yes'],
  de: ['Innenreinigung für einen Golf am Dienstag um 9 Uhr, Tom Becker', 'ja'],
  uk: ['хімчистка салону на гольф у вівторок о 9:00, Тарас Бойко', 'так'],
  ru: ['химчистка салона на гольф во вторник в 9:00, Тимур Орлов', 'да'],
};
const ADD: [Lang, string, string][] = [
  ['en', 'could you add a hand wash to that, same visit?', 'yes'],
  ['de', 'können Sie da noch eine Handwäsche dazumachen?', 'ja'],
  ['uk', 'а можна ще ручну мийку додати?', 'так'],
  ['ru', 'добавьте ещё ручную мойку', 'да'],
];
const LEAVE: Record<Lang, string> = {
  en: 'actually forget the wash, just keep the cleaning',
  de: 'lassen Sie die Wäsche doch weg',
  uk: 'приберіть мийку, залиште хімчистку',
  ru: 'уберите мойку, оставьте химчистку',
};

describe('a further job for the booked car becomes a part of that visit', () => {
  it.each(ADD)('%s: %s', (lang, add, yes) => {
    const lines = [...BOOK[lang], add, yes, LEAVE[lang], yes];
    const [, booked, offered, changed, put, left] = talkThatBooks(studioIn(lang), lines);
    const { inside, wash } = NAMES[lang];
    expect(booked?.effects).toMatchObject([{ kind: 'book', service: inside }]);
    expect(offered?.acts).toContain('askAdd');
    expect(offered?.reply.quote?.total).toBe(150);
    expect(offered?.effects).toEqual([]);
    expect(changed?.effects).toMatchObject([
      { kind: 'cancel', bookingId: `${inside} 2027-03-16T08:00:00Z` },
      { kind: 'book', start: '2027-03-16T08:00:00Z', service: `${inside} + ${wash}`, quote: { total: 150 } },
    ]);
    expect(put?.acts).toContain('askSwap');
    expect(put?.effects).toEqual([]);
    expect(left?.effects.at(-1)).toMatchObject({ kind: 'book', service: inside, quote: { total: 120 } });
  });

  it.each<[Lang, string]>([
    ['en', 'no, leave it'],
    ['de', 'nein, doch nicht'],
    ['uk', 'ні, не треба'],
    ['ru', 'нет, не надо'],
  ])('%s: a no leaves the booking as it stands', (lang, no) => {
    const add = ADD.find(([one]) => one === lang)?.[1] ?? '';
    const turn = talkThatBooks(studioIn(lang), [...BOOK[lang], add, no]).at(-1);
    expect(turn?.effects).toEqual([]);
    expect(turn?.acts).toContain('kept');
    expect(turn?.state.wished).toMatchObject([{ service: NAMES[lang].inside }]);
  });

  it('a day of its own makes it a booking of its own', () => {
    const turn = talkThatBooks(studioIn('en'), [...BOOK.en, 'and a hand wash on Friday at 10']).at(-1);
    expect(turn?.acts).not.toContain('askAdd');
    expect(turn?.state.slot?.start).toBe('2027-03-19T09:00:00Z');
  });

  it('what no longer fits before the studio closes is offered as a time of its own', () => {
    const late = [
      'interior cleaning for a Golf on Tuesday at 14:00, Tom Baker',
      'yes',
      'add a complete wash',
    ];
    const turn = talkThatBooks(studioIn('en'), late).at(-1);
    expect(turn?.acts).not.toContain('askAdd');
    expect(turn?.effects.some(({ kind }) => kind === 'cancel')).toBe(false);
  });
});

describe('whether a job is booked is told and not sold again', () => {
  it.each<[Lang, string]>([
    ['en', 'is the cleaning booked now?'],
    ['de', 'ist die Innenreinigung jetzt drin?'],
    ['uk', 'хімчистка там є?'],
    ['ru', 'химчистка там есть?'],
  ])('%s: %s', (lang, question) => {
    const turn = talkThatBooks(studioIn(lang), [...BOOK[lang], question]).at(-1);
    expect(turn?.acts).toContain('ownBooking');
    expect(turn?.acts).not.toContain('inviteBooking');
  });
});
