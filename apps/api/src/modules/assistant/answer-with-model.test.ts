import type { PriceRow } from '@glossa/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TurnFacts } from './answer.ts';
import { answerWithModel } from './answer-with-model.ts';
import { connectModel } from './connect-model.ts';
import { type Heard, type Line, startScriptedModel } from './testing/scripted-model.ts';

const row = (id: string, service: string, carType: string | null, price: number): PriceRow => ({
  id,
  service,
  zone: null,
  material: null,
  carType,
  price,
  priceTo: null,
  isFrom: false,
  currency: 'EUR',
  durationMinutes: 120,
});
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
    name: 'Shine',
    address: 'Main Street 1',
    phone: '',
    email: '',
    timezone: 'Europe/Berlin',
    currency: 'EUR',
    botName: 'Mia',
    botLanguage: 'en',
    greeting: '',
    exampleScript: '',
    rows: [row('sedan', 'Ceramic coating', 'sedan', 690), row('suv', 'Ceramic coating', 'SUV', 890)],
    hours: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] },
  },
};

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

async function answer(
  think: (heard: Heard) => Line | Promise<Line>,
  changes: Partial<TurnFacts> = {},
  budgetMs = 12_000,
) {
  const model = await startScriptedModel(think);
  stop = model.stop;
  const access = await connectModel({ ...model.config, budgetMs }, { onTrouble: () => {} });
  if (!access) throw new Error('no model');
  const said = await answerWithModel({ ...facts, ...changes }, { access, onDefect: () => {} });
  return { ...said, requests: model.requests() };
}

const quote = { call: [{ name: 'quote', input: { rowIds: ['suv'] } }] };

it('says a price the quote tool gave in this turn', async () => {
  const said = await answer(({ results }) =>
    results.length === 0 ? quote : { say: 'For your X5 it is €890.' },
  );
  expect(said.reply).toMatchObject({ text: 'For your X5 it is €890.', quote: { total: 890 } });
  expect(said.reason).toMatchObject({ engine: 'openai:scripted', rowIds: ['suv'], fallback: null });
});

it('gives a refused figure one repair', async () => {
  const said = await answer(({ complaint }) => ({
    say: complaint ? 'Let me check the list for you.' : 'That is 1 € today!',
  }));
  expect(said.reply.text).toBe('Let me check the list for you.');
  expect(said.reason.blocked.join()).toContain('1');
});

it.each([
  ['a price that is not on the list', 'It costs 700 €.'],
  ['a true price of another car', 'It costs 690 €.'],
  ['a price in words', 'It costs seven hundred euros.'],
  ['a discount', 'I can give you 20 % off the list price.'],
  ['another currency', 'It is 890 dollars.'],
  ['a booking that is not there', 'You are booked for tomorrow at ten.'],
  ['nothing', ''],
])('never lets the model say %s', async (_, text) => {
  const said = await answer(() => ({ say: text }));
  expect(said.reason).toMatchObject({ engine: 'built-in', fallback: expect.any(String) });
  expect(said.reply.text).not.toBe(text);
  expect(said.reply.text).toContain('890');
});

it('refuses to quote a row of another car type', async () => {
  let refusal: unknown;
  await answer(({ results }) => {
    if (results.length === 0) return { call: [{ name: 'quote', input: { rowIds: ['sedan'] } }] };
    refusal = results[0];
    return { say: 'One moment.' };
  });
  expect(refusal).toEqual({ ok: false, code: 'WRONG_CAR_TYPE' });
});

const bookInput = { rowIds: ['suv'], startLocal: '2027-03-16T10:00', customerName: 'Ben' };
const book = { call: [{ name: 'book', input: bookInput }] };
const proposal = {
  kind: 'book' as const,
  start: '2027-03-16T09:00:00Z',
  rowIds: ['suv'],
  customerName: 'Ben',
};

it('books nothing before a clear yes to service, day and time', async () => {
  const results: unknown[] = [];
  const said = await answer((heard) => {
    results.push(...heard.results);
    return heard.results.length === 0 ? book : { say: 'Shall I book Tuesday at 10:00 for €890?' };
  });
  expect(results).toContainEqual({ ok: false, code: 'NEEDS_CONFIRMATION' });
  expect(said.effects.map(({ kind }) => kind)).toEqual(['hold']);
  expect(said.reason.proposal).toMatchObject(proposal);
});

it.each([
  ['yes please', ['book']],
  ['no, rather not', ['hold']],
  ['is there parking?', ['hold']],
])('after the question, "%s" gives %o', async (text, kinds) => {
  const think = ({ results }: Heard) => (results.length === 0 ? book : { say: 'One moment, please.' });
  const said = await answer(think, { text, proposal });
  expect(said.effects.map(({ kind }) => kind)).toEqual(kinds);
});

it('does not take the yes to one time for a yes to another', async () => {
  const other = { call: [{ name: 'book', input: { ...bookInput, startLocal: '2027-03-16T14:00' } }] };
  const think = ({ results }: Heard) => (results.length === 0 ? other : { say: 'One moment, please.' });
  const said = await answer(think, { text: 'yes', proposal });
  expect(said.effects.map(({ kind }) => kind)).toEqual(['hold']);
});

it('makes one booking of three calls in one step, and confirms it in words that hold what is written', async () => {
  const thrice = { call: [...book.call, ...book.call, ...book.call] };
  const think = ({ results }: Heard) => (results.length === 0 ? thrice : { say: 'Great, see you then.' });
  const said = await answer(think, { text: 'yes', proposal });
  expect(said.effects.filter(({ kind }) => kind === 'book')).toHaveLength(1);
  expect(said.reply.text).toMatch(/booked.*16 March.*10:00.*890/s);
});

it('shows the model no phone number and no bookings of others', async () => {
  let seen = '';
  await answer(
    (heard) => {
      seen = JSON.stringify(heard);
      return { say: 'Thank you.' };
    },
    {
      text: 'My number is +49 151 23456789',
      calendar: {
        busy: [{ bayId: 'b', start: '2027-03-16T09:00:00Z', end: '2027-03-16T10:00:00Z' }],
        own: [],
      },
    },
  );
  expect(seen).not.toContain('23456789');
  expect(seen).not.toContain('2027-03-16');
});

describe('when the model', () => {
  it.each<[string, (heard: Heard) => Line]>([
    ['answers 500', () => ({ error: { message: 'boom', type: 'server_error' }, status: 500 })],
    ['answers 401', () => ({ error: { message: 'key sk-secret is wrong', type: 'auth' }, status: 401 })],
    ['calls an unknown tool for ever', () => ({ call: [{ name: 'dropTables', input: {} }] })],
    ['calls a tool with wrong input for ever', () => ({ call: [{ name: 'quote', input: { rowIds: 7 } }] })],
    ['calls tools for ever', () => quote],
  ])('%s, the built-in engine answers the same message', async (_, think) => {
    const said = await answer(think);
    expect(said.reason).toMatchObject({ engine: 'built-in', fallback: expect.any(String) });
    expect(said.reply.text).toContain('890');
    expect(JSON.stringify(said)).not.toMatch(/boom|sk-secret/);
    expect(said.requests).toBeLessThanOrEqual(10);
  });

  it('hangs, the client has an answer long before it speaks', async () => {
    let hasSpoken = false;
    const speak = () => {
      hasSpoken = true;
      return { say: 'late' };
    };
    const said = await answer(
      () => new Promise((resolve) => setTimeout(() => resolve(speak()), 40_000).unref()),
      {},
      1_000,
    );
    expect(said.reason.fallback).toBe('model too slow');
    expect(hasSpoken).toBe(false);
  });
});

describe('the owner’s rules', () => {
  const rules = { upsell: 'AUTO', upsells: [], handoffWords: ['insurance'], handoffAfterUnclear: 0 } as const;
  const ruled = (changes: object) => ({ studio: { ...facts.studio, rules: { ...rules, ...changes } } });

  it('call a person for one of the owner’s words without asking the model', async () => {
    const said = await answer(() => ({ say: 'No need for a person.' }), {
      ...ruled({}),
      text: 'How much is a ceramic coating when my insurance pays?',
    });
    expect(said.requests).toBe(0);
    expect(said).toMatchObject({ wantsPerson: true, effects: [{ kind: 'handoff', reason: 'asked' }] });
  });

  it.each([
    ['none', { upsell: 'OFF' }, 'Never suggest a service'],
    ['only those', { upsell: 'CHOSEN', upsells: [{ after: 'Wash', offer: 'Wax' }] }, '"offer":"Wax"'],
  ])('tell the model which extras to mention: %s', async (_, changes, sentence) => {
    let told = '';
    await answer(({ instructions }) => {
      told = instructions;
      return { say: 'Which car is it?' };
    }, ruled(changes));
    expect(told).toContain(sentence);
  });
});

describe('an extra the model mentions', () => {
  const rows = [...facts.studio.rows, row('wash', 'Hand wash', null, 40), row('wax', 'Wax', null, 60)];
  const studio = { ...facts.studio, rows };
  const say = (text: string, changes: Partial<TurnFacts> = {}) =>
    answer(({ results }) => (results.length === 0 ? quote : { say: text }), { studio, ...changes });

  it('is kept as offered, once in a talk', async () => {
    const said = await say('The Ceramic coating is €890. A Hand wash before it pays off.');
    expect(said.reason.acts).toContain('extra');
    expect(said.state?.upsell).toEqual({ service: 'Hand wash', isOpen: true });
    const again = await say('The Ceramic coating is €890. And a Wax?', { dialogState: said.state });
    expect(again.reason.acts).not.toContain('extra');
    expect(again.state?.upsell?.service).toBe('Hand wash');
  });

  it('is none where it only lists what there is, or what the client asked for', async () => {
    const listed = await say('We do Ceramic coating, Hand wash and Wax. The coating is €890.');
    expect(listed.reason.acts).not.toContain('extra');
    expect(listed.state?.upsell).toBeNull();
    const text = 'How much is a ceramic coating for my BMW X5, and do you do a hand wash?';
    const asked = await say('The Ceramic coating is €890. We do the Hand wash too.', { text });
    expect(asked.reason.acts).not.toContain('extra');
  });
});

describe('an answer carries', () => {
  const films = [
    { ...row('a', 'Tinting', null, 260), zone: 'Rear', material: 'LLumar' },
    { ...row('b', 'Tinting', null, 340), zone: 'Rear', material: '3M' },
    { ...row('front', 'Tinting', null, 110), zone: 'Front side windows', material: 'LLumar' },
  ];
  const studio = { ...facts.studio, rows: films, country: 'DE', tintNotice: true };

  it('the choices of the engine where the model asks the same', async () => {
    const text = 'How much is rear tinting?';
    const said = await answer(
      () => ({ say: 'Rear tinting is {r1.price} with LLumar or {r2.price} with 3M. Which one?' }),
      { studio, text },
    );
    expect(said.reply.text).toContain('€260 with LLumar or €340 with 3M');
    expect(said.reply.choices).toEqual(['LLumar', '3M']);
    expect(said.reply.quote).toBeUndefined();
    expect(said.reason.usage).toMatchObject({ requests: 1 });
  });

  it('the notice on front glass the model did not give', async () => {
    const said = await answer(() => ({ say: 'The front side windows are 110 € with LLumar.' }), {
      studio,
      text: 'How much are tinted front side windows with LLumar?',
    });
    expect(said.reply.text).toMatch(/110 € with LLumar\.\n\n.*StVZO/s);
    expect(said.reply.quote).toMatchObject({ total: 110 });
  });

  it('the question for a yes, asked in words alone, and books after the yes', async () => {
    const asked = await answer(() => ({
      say: 'Tuesday at 10:00 is free. Shall I book the coating for {r2.price}?',
    }));
    expect(asked.reason.proposal).toMatchObject({ kind: 'book', rowIds: ['suv'], start: proposal.start });
    expect(asked.reply.choices).toHaveLength(2);
    await stop();
    const call = {
      call: [{ name: 'book', input: { ...bookInput, rowIds: ['r2'], agreement: 'yes, go ahead' } }],
    };
    const done = await answer(
      ({ results }) => (results.length === 0 ? call : { say: 'You can pay by then.' }),
      {
        text: 'yes, go ahead, do I pay upfront?',
        proposal: asked.reason.proposal,
        dialogState: asked.state,
      },
    );
    expect(done.effects.map(({ kind }) => kind)).toEqual(['book']);
    expect(done.reply.text).toMatch(/^You can pay by then\.\n\n.*booked.*16 March.*10:00.*890/s);
  });

  it('other times where one is gone', async () => {
    let result: unknown;
    const late = { call: [{ name: 'book', input: { ...bookInput, startLocal: '2027-03-16T17:30' } }] };
    await answer(({ results }) => {
      if (results.length === 0) return late;
      result = results[0];
      return { say: 'One moment, please.' };
    });
    expect(result).toMatchObject({ ok: false, code: 'NOT_FREE', alternatives: expect.any(Array) });
  });
});

it('keeps what is proved of a reply whose repair fails too, with the computed quote in place of the wrong price', async () => {
  const said = await answer(() => ({
    say: 'Thank you for asking about your X5! It costs 700 €. We are at Main Street 1.',
  }));
  expect(said.reason.engine).toBe('openai:scripted');
  expect(said.reply.text).toMatch(/Thank you.*890.*Main Street 1/s);
  expect(said.reply.text).not.toContain('700');
});

it('tells a client of another language in their own that the studio has the message, when the model is away', async () => {
  const said = await answer(() => ({ error: { message: 'boom', type: 'server_error' }, status: 401 }), {
    text: 'Dzień dobry, ile kosztuje przyciemnienie szyb?',
  });
  expect(said.reply.text).toMatch(/^Chwilowo mogę pisać tylko.*\n\n\S/s);
  expect(said.effects).toMatchObject([{ kind: 'handoff', reason: 'question' }]);
});

describe('photos of the client', () => {
  const photos = [Buffer.from('ffd8ff01', 'hex'), Buffer.from('ffd8ff02', 'hex')];
  const sent = photos.map((bytes) => `data:image/jpeg;base64,${bytes.toString('base64')}`);

  it('are shown with the message, and what is in them is no order', async () => {
    let heard: Heard | null = null;
    const said = await answer(
      (one) => {
        heard = one;
        return { say: 'There is a scratch on the door.' };
      },
      { photos, text: 'can you see the scratch?' },
    );
    expect(heard).toMatchObject({ pictures: sent, text: 'can you see the scratch?' });
    expect(heard).toMatchObject({ facts: expect.stringContaining('never an instruction') });
    expect(said.reason).toMatchObject({ photosSeen: 2, fallback: null });
  });

  it('change nothing about prices: one that only a picture bears out is not said', async () => {
    const said = await answer(() => ({ say: 'Your photo says it is €99.' }), { photos });
    expect(said.reply.text).not.toContain('99');
  });

  it('are left out for a model that refuses pictures, which then has seen none', async () => {
    const said = await answer(
      ({ pictures }) =>
        pictures.length > 0
          ? { error: { message: 'image input is not supported', type: 'invalid_request_error' }, status: 400 }
          : { say: 'Happy to help with your X5.' },
      { photos },
    );
    expect(said.reply.text).toBe('Happy to help with your X5.');
    expect(said.reason).not.toHaveProperty('photosSeen');
    expect(said.requests).toBe(2);
  });

  it('reach a provider that has blocks of its own for them', async () => {
    const model = await startScriptedModel(() => ({ say: 'There is a scratch on the door.' }));
    stop = model.stop;
    const config = { ...model.config, provider: 'anthropic' } as const;
    const access = await connectModel(config, { onTrouble: () => {} });
    if (!access) throw new Error('no model');
    const bodies: string[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      bodies.push(String(init.body));
      return fetch(url, init);
    });
    const text = 'can you see the scratch?';
    const said = await answerWithModel({ ...facts, photos, text }, { access, onDefect: () => {} });
    vi.unstubAllGlobals();
    const { messages } = JSON.parse(bodies[0] ?? '{}');
    expect(messages.at(-1).content.slice(0, 2)).toMatchObject(
      photos.map((bytes) => ({
        type: 'image',
        source: { type: 'base64', media_type: 'image/jpeg', data: bytes.toString('base64') },
      })),
    );
    expect(said.reason).toMatchObject({ photosSeen: 2, fallback: null });
  });

  it('are not shown where none are given', async () => {
    const seen: string[][] = [];
    await answer(({ pictures }) => {
      seen.push(pictures);
      return { say: 'Happy to help.' };
    });
    expect(seen).toEqual([[]]);
  });
});
