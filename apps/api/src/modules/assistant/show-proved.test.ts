import type { PriceRow } from '@glossa/engine';
import { afterEach, describe, expect, it } from 'vitest';
import type { TurnFacts } from './answer.ts';
import { answerWithModel } from './answer-with-model.ts';
import { connectModel } from './connect-model.ts';
import { type Heard, type Line, startScriptedModel } from './testing/scripted-model.ts';

const suv: PriceRow = {
  id: 'suv',
  service: 'Ceramic coating',
  zone: null,
  material: null,
  carType: 'SUV',
  price: 890,
  priceTo: null,
  isFrom: false,
  currency: 'EUR',
  durationMinutes: 120,
};
const open = [['09:00', '18:00']] as [string, string][];
const facts: TurnFacts = {
  text: 'How much is a ceramic coating for my BMW X5?',
  dialogState: null,
  language: 'EN',
  now: '2027-03-15T08:00:00Z',
  calendar: { busy: [], own: [] },
  history: [],
  proposal: null,
  tone: 'FRIENDLY',
  studio: {
    ...{ name: 'Shine', address: 'Main Street 1', phone: '', email: '', timezone: 'Europe/Berlin' },
    ...{ currency: 'EUR', botName: 'Mia', botLanguage: 'en', greeting: '', exampleScript: '' },
    rows: [suv],
    hours: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] },
  },
};

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

/** An answer with everything that was shown of it before. */
async function hear(think: (heard: Heard) => Line, changes: Partial<TurnFacts> = {}) {
  const model = await startScriptedModel(think, { chunkSize: 3 });
  stop = model.stop;
  const access = await connectModel(model.config, { onTrouble: () => {} });
  if (!access) throw new Error('no model');
  const shown: string[] = [];
  const answer = await answerWithModel(
    { ...facts, ...changes },
    { access, onDefect: () => {}, onDraft: (text) => shown.push(text) },
  );
  return { ...answer, shown, requests: model.requests() };
}

const true1 = 'A ceramic coating is a fine choice.';
const true2 = 'For your X5 it is €890.';
const true3 = 'When would it suit you?';

describe('an answer that streams', () => {
  it('is shown sentence by sentence, each time from its beginning', async () => {
    const { shown, reply, reason } = await hear(() => ({ say: `${true1} ${true2} ${true3}` }));
    expect(shown).toEqual([true1, `${true1} ${true2}`]);
    expect(reply.text).toBe(`${true1} ${true2} ${true3}`);
    expect(reason).toMatchObject({ fallback: null, usage: { requests: 1 } });
    expect(reason.usage?.inputTokens).toBeGreaterThan(0);
  });

  it('shows a price only filled in, never its mark', async () => {
    const { shown } = await hear(() => ({ say: `For your X5 it is {r1.price}. ${true3} Any day is fine.` }));
    expect(shown[0]).toMatch(/For your X5 it is .*890.*\.$/);
    expect(shown.join()).not.toContain('{');
  });

  it.each([
    ['a wrong price', 'For your X5 it is €700.'],
    ['a discount nobody gives', 'You get 20 % off the list price.'],
    ['a booking that is not there', 'You are booked for tomorrow at ten.'],
  ])('shows nothing from %s on, though the rest is true', async (_, wrong) => {
    const { shown, reply, reason } = await hear(({ complaint }) => ({
      say: complaint ? `${true1} ${true2}` : `${true1} ${wrong} ${true2} ${true3}`,
    }));
    expect(shown).toEqual([true1]);
    expect(reply.text).toBe(`${true1} ${true2}`);
    expect(reason.blocked).not.toEqual([]);
  });

  it('shows nothing at all where the first sentence is wrong', async () => {
    const { shown } = await hear(({ complaint }) => ({
      say: complaint ? true2 : `It costs 700 €. ${true1} ${true3}`,
    }));
    expect(shown).toEqual([]);
  });

  it('keeps words about a deed back until it is done', async () => {
    const input = { rowIds: ['suv'], startLocal: '2027-03-16T10:00', customerName: 'Ben' };
    const proposal = {
      ...{ kind: 'book' as const, start: '2027-03-16T09:00:00Z' },
      ...{ rowIds: ['suv'], customerName: 'Ben' },
    };
    const { shown, effects } = await hear(
      ({ results }) =>
        results.length === 0
          ? { call: [{ name: 'book', input }] }
          : { say: 'Done. You are booked for Tuesday at 10:00. See you then.' },
      { text: 'yes please', proposal },
    );
    expect(effects.map(({ kind }) => kind)).toEqual(['book']);
    expect(shown).toEqual([]);
  });

  it('begins anew after a look into the list', async () => {
    const { shown, reply } = await hear(({ results }) =>
      results.length === 0
        ? { call: [{ name: 'quote', input: { rowIds: ['suv'] } }] }
        : { say: `${true2} ${true3}` },
    );
    expect(shown).toEqual([true2]);
    expect(reply).toMatchObject({ text: `${true2} ${true3}`, quote: { total: 890 } });
  });

  it('leaves the answer to the engine where the stream breaks', async () => {
    const { reply, reason } = await hear(() => ({ error: { message: 'overloaded' }, status: 500 }));
    expect(reason).toMatchObject({ engine: 'built-in', fallback: 'model failed' });
    expect(reply.text).toContain('890');
  });
});
