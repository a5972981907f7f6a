import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

const talk = (lang: Lang, ...lines: string[]) => talkTo(studioIn(lang, { country: 'DE' }), lines);
const NUMBER = '0151 23456789';
const CALLED = '+4915123456789';

const PERSON: Record<Lang, string> = {
  en: 'I want to talk to a person',
  de: 'Ich möchte mit einem Menschen sprechen',
  uk: 'Хочу поговорити з людиною',
  ru: 'Хочу поговорить с человеком',
};
const NO: Record<Lang, string> = { en: 'no thanks', de: 'nein danke', uk: 'ні, дякую', ru: 'нет, спасибо' };
const HERE: Record<Lang, RegExp> = { en: /this chat/, de: /im Chat/, uk: /у чаті/, ru: /в чате/ };
const LANGS: readonly Lang[] = ['en', 'de', 'uk', 'ru'];

describe('before the studio is to answer, the client is asked how to be reached', () => {
  it.each(LANGS)('once and with what happens otherwise, in %s', (lang) => {
    const [called, again] = talk(lang, PERSON[lang], PERSON[lang]);
    expect(called?.acts).toEqual(['person', 'personOpen', 'reachAsk']);
    expect(called?.reply.text).toMatch(HERE[lang]);
    expect(again?.acts).toEqual(['person', 'personOpen', 'reachHere']);
  });

  it.each(LANGS)('and who leaves nothing finds the answer in the chat, in %s', (lang) => {
    const [, refused] = talk(lang, PERSON[lang], NO[lang]);
    expect(refused?.acts).toEqual(['reachHere']);
    expect(refused?.state.asked).toBeNull();
  });

  it.each<[Lang, string]>([
    ['en', 'Anna Smith, anna@example.com'],
    ['de', `Anna ${NUMBER}`],
    ['uk', `Олег, ${NUMBER}`],
    ['ru', 'Игорь, igor@example.com'],
  ])('and who leaves something is thanked by name and told where, in %s', (lang, contact) => {
    const [, left] = talk(lang, PERSON[lang], contact);
    expect(left?.acts).toEqual(['nameNoted', 'reachKnown']);
    expect(left?.reply.text).toContain(contact.includes('@') ? contact.split(', ').at(-1) : CALLED);
    expect(left?.effects).toEqual([]);
    expect(left?.wantsPerson).toBe(false);
  });

  it('beside a question of the sale, which is put again behind the thanks', () => {
    const [asked, left] = talk('de', 'Was kostet eine Dachlackierung?', 'anna@example.com');
    expect(asked?.acts).toEqual(['notOnList', 'ownerAsked', 'reachOffer', 'nearest']);
    expect(left?.acts).toEqual(['reachKnown', 'askService']);
    expect(left?.state).toMatchObject({ email: 'anna@example.com', asked: { kind: 'service' } });
  });

  it('but not when the way is known', () => {
    const turns = talk(
      'en',
      `Hi, I am Anna, ${NUMBER}. How much is a ${NAMES.en.wash} for a Polo?`,
      PERSON.en,
    );
    expect(turns[1]?.acts).toEqual(['person', 'personOpen', 'reachKnown']);
    expect(turns[1]?.reply.text).toContain(CALLED);
  });

  it('and goes on with what else is said instead of an answer', () => {
    const [, priced] = talk('en', PERSON.en, `how much is a ${NAMES.en.wash} for a Polo?`);
    expect(priced?.reply.quote?.total).toBe(30);
  });
});

describe('who and where the client is', () => {
  it('is acknowledged in the first message already, with its answer', () => {
    const [first] = talk('en', `Hi, I am Anna, ${NUMBER}. How much is a ${NAMES.en.wash} for a Polo?`);
    expect(first?.acts.slice(0, 2)).toEqual(['nameNoted', 'numberNoted']);
    expect(first?.reply.quote?.total).toBe(30);
    expect(first?.state).toMatchObject({ name: 'Anna', phone: CALLED });
  });

  it('is acknowledged once', () => {
    const [, again] = talk('de', 'anna@example.com', 'anna@example.com');
    expect(again?.acts).not.toContain('emailNoted');
  });

  it('is left behind a booking without anybody being called', () => {
    const lines = ['interior cleaning for my Polo tomorrow at 10', 'Anna', 'yes', `my number is ${NUMBER}`];
    const last = talk('en', ...lines).at(-1);
    expect(last?.acts).toEqual(['numberNoted', 'anythingElse']);
    expect(last).toMatchObject({ wantsPerson: false, effects: [], state: { phone: CALLED } });
  });

  it('leads on to what they came for', () => {
    const [only] = talk('de', 'anna@example.com');
    expect(only?.acts).toEqual(['emailNoted', 'anythingElse']);
    expect(only?.reply.choices).not.toHaveLength(0);
  });

  it('goes to the studio with the wish where there are no prices', () => {
    const bare = { ...studioIn('de', { country: 'DE' }), rows: [] };
    const [, taken] = talkTo(bare, ['Was kostet eine Politur?', 'Jonas, jonas@example.com']);
    expect(taken?.effects).toMatchObject([{ kind: 'lead', name: 'Jonas', email: 'jonas@example.com' }]);
    expect(taken?.acts).toEqual(['contactTaken', 'reachKnown']);
  });
});

describe('a client who asks for a person hears when somebody is there', () => {
  it.each<[Lang, string, string]>([
    ['en', '2027-03-15T08:00:00Z', 'open right now, until 18:00'],
    ['de', '2027-03-15T20:00:00Z', 'morgen ab 9:00 Uhr'],
    ['de', '2027-03-15T05:00:00Z', 'heute ab 9:00 Uhr'],
    ['uk', '2027-03-19T20:00:00Z', 'понеділок, 22 березня, з 9:00'],
    ['ru', '2027-03-15T20:00:00Z', 'завтра с 9:00'],
  ])('%s at %s: %s', (lang, at, words) => {
    const [turn] = talkTo(studioIn(lang, {}), [PERSON[lang]], { at });
    expect(turn?.reply.text).toContain(words);
  });

  it('and nothing where no hours are told', () => {
    const { hours: _, ...studio } = studioIn('de', {});
    expect(talkTo(studio, [PERSON.de])[0]?.acts).toEqual(['person', 'reachAsk']);
  });
});
