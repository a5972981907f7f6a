import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from '../talks/four-studios.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';
import { findItem } from './tell-included.ts';

type Asked = { price: string; what: string; isIn: string; isOut: string; other: string };

const ITEMS: Record<Lang, { included: string[]; excluded: string[] }> = {
  en: { included: ['vacuuming', 'dashboard', '2 air fresheners'], excluded: ['boot', 'pet hair'] },
  de: { included: ['Saugen', 'Armaturen', '2 Duftbäume'], excluded: ['Kofferraum', 'Tierhaare'] },
  uk: { included: ['пилосос', 'торпедо', '2 ароматизатори'], excluded: ['багажник', 'шерсть тварин'] },
  ru: { included: ['пылесос', 'торпедо', '2 ароматизатора'], excluded: ['багажник', 'шерсть животных'] },
};

const WORDS: Record<Lang, Asked> = {
  en: {
    price: 'interior cleaning for a VW Golf, how much?',
    what: "what's included?",
    isIn: 'is the vacuuming included?',
    isOut: 'is the boot included?',
    other: 'does it include the child seat?',
  },
  de: {
    price: 'Was kostet die Innenreinigung beim VW Golf?',
    what: 'Was ist da alles dabei?',
    isIn: 'Ist Saugen dabei?',
    isOut: 'Ist der Kofferraum auch inklusive?',
    other: 'Ist der Kindersitz dabei?',
  },
  uk: {
    price: 'Скільки коштує хімчистка салону для VW Golf?',
    what: 'що входить?',
    isIn: 'торпедо входить?',
    isOut: 'а багажник входить?',
    other: 'дитяче крісло входить?',
  },
  ru: {
    price: 'Сколько стоит химчистка салона для VW Golf?',
    what: 'что входит?',
    isIn: 'торпедо входит?',
    isOut: 'а багажник входит?',
    other: 'детское кресло входит?',
  },
};

describe.each(['en', 'de', 'uk', 'ru'] as const)('what a service includes, in %s', (lang) => {
  const studio = studioIn(lang, { inclusions: [{ service: NAMES[lang].inside, ...ITEMS[lang] }] });
  const asked = WORDS[lang];
  const answer = (question: string) => talkTo(studio, [asked.price, question])[1];

  it('is told whole, figures included', () => {
    const turn = answer(asked.what);
    for (const item of [...ITEMS[lang].included, ...ITEMS[lang].excluded])
      expect(turn?.reply.text).toContain(item);
    expect(turn?.acts).not.toContain('blocked');
    expect(turn?.effects).toEqual([]);
  });

  it('is told of one thing', () => {
    expect(answer(asked.isIn)?.acts).toContain('includedYes');
    expect(answer(asked.isOut)?.acts).toContain('includedNo');
    expect(answer(asked.isOut)?.reply.text).toContain(ITEMS[lang].excluded[0]);
  });

  it('is the owner’s to answer where neither list names it', () => {
    const turn = answer(asked.other);
    expect(turn?.acts).not.toContain('includedYes');
    expect(turn?.acts).not.toContain('includedNo');
    expect(turn?.effects.map(({ kind }) => kind)).toEqual(['handoff']);
  });

  it('says with the price what is not in it, once', () => {
    const [first, again] = talkTo(studio, [asked.price, asked.price]);
    expect(first?.reply.text).toContain(ITEMS[lang].excluded.join(', '));
    expect(again?.reply.text).not.toContain(ITEMS[lang].excluded.join(', '));
  });
});

it('answers before anything is wished, with the price', () => {
  const inclusions = [{ service: 'Interior cleaning', included: ['vacuuming'], excluded: [] }];
  const [turn] = talkTo(studioIn('en', { inclusions }), [
    'what is included in the interior cleaning of a VW Golf?',
  ]);
  expect(turn?.reply.text).toContain('vacuuming');
  expect(turn?.reply.quote?.total).toBeGreaterThan(0);
  expect(turn?.effects).toEqual([]);
});

it('says nothing of a service the owner stated nothing of', () => {
  const inclusions = [{ service: 'Hand wash', included: ['drying'], excluded: ['wax'] }];
  const turns = talkTo(studioIn('en', { inclusions }), ['interior cleaning, how much?', "what's included?"]);
  for (const { reply } of turns) expect(reply.text).not.toMatch(/drying|wax/);
});

it('takes neither side where both fit as well', () => {
  const stated = [{ service: 'Detailing', included: ['leather seats'], excluded: ['fabric seats'] }];
  expect(findItem('are the seats included?', stated)).toBeNull();
  expect(findItem('are the fabric seats included?', stated)).toMatchObject({ isIn: false });
});
