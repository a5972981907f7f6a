import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from '../talks/four-studios.fixture.ts';
import { talkThatBooks } from '../talks/talk.fixture.ts';

const BOOK: Record<Lang, string[]> = {
  en: ['interior cleaning for a Golf on Tuesday at 9, Tom Baker', 'yes'],
  de: ['Innenreinigung für einen Golf am Dienstag um 9 Uhr, Tom Becker', 'ja'],
  uk: ['хімчистка салону на гольф у вівторок о 9:00, Тарас Бойко', 'так'],
  ru: ['химчистка салона на гольф во вторник в 9:00, Тимур Орлов', 'да'],
};
const LATER: Record<Lang, string> = {
  en: 'and a hand wash on Tuesday at 15:00',
  de: 'und eine Handwäsche am Dienstag um 15 Uhr',
  uk: 'і ручну мийку у вівторок о 15:00',
  ru: 'и ручную мойку во вторник в 15:00',
};
const FIRST = '2027-03-16T08:00:00Z';
const AFTERNOON = '2027-03-16T14:00:00Z';
const LANGS: Lang[] = ['en', 'de', 'uk', 'ru'];

function after(lang: Lang, ...lines: string[]) {
  return talkThatBooks(studioIn(lang), [...BOOK[lang], ...lines]).slice(BOOK[lang].length);
}

describe('a second time on the day of a visit that stands is asked about', () => {
  it.each(LANGS)('%s: and named beside the visit', (lang) => {
    const [asked] = after(lang, LATER[lang]);
    expect(asked?.acts).toContain('askSecond');
    expect(asked?.acts).not.toContain('confirm');
    expect(asked?.effects.map(({ kind }) => kind)).toEqual(['hold']);
    expect(asked?.reply.text).toContain(NAMES[lang].inside);
    expect(asked?.reply.choices).toHaveLength(2);
  });

  it.each(LANGS)('%s: the first button makes it a second visit', (lang) => {
    const [asked] = after(lang, LATER[lang]);
    const second = after(lang, LATER[lang], asked?.reply.choices?.[0] ?? '').at(-1);
    expect(second?.effects).toMatchObject([{ kind: 'book', start: AFTERNOON, service: NAMES[lang].wash }]);
    expect(second?.state.visits).toHaveLength(2);
  });

  it.each(LANGS)('%s: the second button puts it in the place of the first', (lang) => {
    const [asked] = after(lang, LATER[lang]);
    const instead = after(lang, LATER[lang], asked?.reply.choices?.[1] ?? '').at(-1);
    expect(instead?.effects).toMatchObject([
      { kind: 'cancel', bookingId: `${NAMES[lang].inside} ${FIRST}` },
      { kind: 'book', start: AFTERNOON, service: NAMES[lang].wash },
    ]);
    expect(instead?.state.visits).toHaveLength(1);
  });

  it.each<[Lang, string]>([
    ['en', 'no, forget it'],
    ['de', 'nein, doch nicht'],
    ['uk', 'ні, не треба'],
    ['ru', 'нет, не надо'],
  ])('%s: a no leaves what is booked: %s', (lang, no) => {
    const kept = after(lang, LATER[lang], no).at(-1);
    expect(kept?.effects).toEqual([]);
    expect(kept?.acts).toContain('kept');
    expect(kept?.state.slot).toBeNull();
  });
});

describe('nothing is asked of who is clear', () => {
  it.each<[Lang, string]>([
    ['en', 'another appointment please: a hand wash on Tuesday at 15:00'],
    ['de', 'noch einen Termin bitte: Handwäsche am Dienstag um 15 Uhr'],
    ['uk', 'ще один запис: ручна мийка у вівторок о 15:00'],
    ['ru', 'ещё одну запись: ручная мойка во вторник в 15:00'],
  ])('%s, a further visit in so many words: %s', (lang, text) => {
    const [turn] = after(lang, text);
    expect(turn?.acts).toContain('confirm');
    expect(turn?.acts).not.toContain('askSecond');
  });

  it('another car on the same day', () => {
    const [turn] = after('en', 'and a hand wash for my BMW X5 on Tuesday at 15:00');
    expect(turn?.acts).not.toContain('askSecond');
  });
});

describe('at the hour of the visit the visit itself is changed', () => {
  it.each<[Lang, string, string]>([
    ['en', 'what times are free on Tuesday for a hand wash?', 'Tuesday at 9 then'],
    ['de', 'wann haben Sie für eine Handwäsche Zeit?', 'dann Dienstag um 9 Uhr'],
    ['uk', 'який час вільний у вівторок на ручну мийку?', 'тоді у вівторок о 9:00'],
    ['ru', 'когда есть свободное время на ручную мойку?', 'тогда во вторник в 9:00'],
  ])('%s: %s … %s', (lang, free, hour) => {
    const bays = [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ];
    const turn = talkThatBooks({ ...studioIn(lang), bays }, [...BOOK[lang], free, hour]).at(-1);
    expect(turn?.acts).toContain('askSwap');
    expect(turn?.effects).toEqual([]);
    expect(turn?.reply.quote?.total).toBe(150);
  });

  it.each<[Lang, string, string, string]>([
    ['en', 'add a hand wash', 'no, the appointment at 9 stays, just add a hand wash to it', 'yes'],
    ['de', 'noch eine Handwäsche dazu', 'nein, der Termin um 9 bleibt, nur die Handwäsche dazu', 'ja'],
    ['uk', 'додайте ручну мийку', 'ні, запис на 9 лишається, просто до нього додайте ручну мийку', 'так'],
    ['ru', 'добавьте ручную мойку', 'нет, запись на 9 остаётся, просто добавьте к ней ручную мойку', 'да'],
  ])('%s: %s … %s', (lang, add, stays, yes) => {
    const [, asked, changed] = after(lang, add, stays, yes);
    expect(asked?.reply.quote?.total).toBe(150);
    expect(asked?.effects).toEqual([]);
    expect(changed?.effects).toMatchObject([
      { kind: 'cancel' },
      { kind: 'book', start: FIRST, quote: { total: 150 } },
    ]);
  });
});
