import { describe, expect, it } from 'vitest';
import { askScripted, callTool, scene } from './testing/ask-scripted.ts';

describe('the card', () => {
  const quote = (rowIds: string[], car?: string) => ({
    name: 'quote',
    input: { rowIds, ...(car && { car }) },
  });
  const ask = (call: { name: string; input: object }[], say: string, text = 'Hello') =>
    askScripted(({ results }) => (results.length === 0 ? { call } : { say }), { text });

  it('holds everything that was quoted, for two cars too', async () => {
    const said = await ask(
      [quote(['r2'], 'BMW X5'), quote(['r3'], 'VW Golf')],
      'The Ceramic coating of your X5 is €890. The Hand wash of your Golf is €40.',
    );
    expect(said.reply.quote).toMatchObject({
      total: 930,
      car: 'BMW X5, VW Golf',
      lines: [{ rowId: 'suv' }, { rowId: 'wash' }],
    });
  });

  it('counts the same job of two cars twice, and the same question asked twice once', async () => {
    const both = await ask(
      [quote(['r3'], 'BMW X5'), quote(['r3'], 'VW Golf')],
      'A Hand wash is €40 for each.',
    );
    expect(both.reply.quote).toMatchObject({ total: 80 });
    const once = await ask([quote(['r3'], 'BMW X5'), quote(['r3'], 'BMW X5')], 'A Hand wash is €40.');
    expect(once.reply.quote).toMatchObject({ total: 40 });
  });

  it('adds nothing up that is there to choose from', async () => {
    const said = await ask(
      [quote(['r1']), quote(['r2'])],
      'A Ceramic coating is €690 for a sedan and €890 for an SUV. Which is yours?',
    );
    expect(said.reply.quote).toMatchObject({ total: 890 });
  });

  it('is that of the visit where one is asked about', async () => {
    const say = 'Shall I book the Hand wash for Tuesday at 10:00, €40?';
    const input = { rowIds: ['r3'], startLocal: '2027-03-16T10:00', customerName: 'Ben' };
    const said = await ask([quote(['r2'], 'BMW X5'), { name: 'book', input }], say, 'wash on Tuesday at 10');
    expect(said.reply.quote).toMatchObject({ total: 40 });
  });

  it('is said in the client’s language, and is there for prices of several jobs said one by one', async () => {
    const rows = [
      { ...scene.studio.rows[2], id: 'a', service: 'Handwäsche', price: 35 },
      { ...scene.studio.rows[2], id: 'b', service: 'Innenreinigung', price: 120 },
    ] as typeof scene.studio.rows;
    const said = await askScripted(
      () => ({ say: 'The hand wash is {r1.price}, the interior cleaning {r2.price}.' }),
      { studio: { ...scene.studio, rows }, text: 'How much are a hand wash and an interior cleaning?' },
    );
    expect(said.reply.quote).toMatchObject({
      total: 155,
      lines: [{ label: 'Hand wash' }, { label: 'Interior cleaning' }],
    });
  });
});

it('says what a tool quoted from a German list to an English client in English', async () => {
  const rows = [
    { ...scene.studio.rows[2], id: 'a', service: 'Handwäsche', price: 35 },
  ] as typeof scene.studio.rows;
  const { reply } = await callTool(
    'quote',
    { rowIds: ['r1'], quantity: 2 },
    { studio: { ...scene.studio, rows }, text: 'Hello there', say: 'Two hand washes are €70.' },
  );
  expect(reply.quote).toMatchObject({ total: 70, lines: [{ label: '2 × Hand wash' }] });
});

describe('a booking', () => {
  const proposal = {
    kind: 'book' as const,
    start: '2027-03-16T08:00:00Z',
    rowIds: ['wrap'],
    customerName: 'Ben',
  };
  const input = { rowIds: ['r4'], startLocal: '2027-03-16T09:00', customerName: 'Ben', agreement: 'yes' };

  it('of several days is confirmed with drop-off and pick-up, behind the model’s own words', async () => {
    const { reply } = await callTool('book', input, { text: 'yes', proposal, say: 'Great choice, Ben!' });
    expect(reply.text).toMatch(/^Great choice, Ben!\n\n.*booked.*16 March.*9:00.*18 March/s);
  });

  it('is told to the model with the day it ends', async () => {
    let facts = '';
    const text = 'When can I come for a full wrap of my BMW X5?';
    await askScripted(
      (heard) => {
        facts = heard.facts;
        return { say: 'When would you like to come?' };
      },
      { text },
    );
    expect(facts).toMatch(/2027-03-15T09:00-2027-03-17T/);
  });

  it('stands before a question of the model’s, which is answered last', async () => {
    const { reply } = await callTool('book', input, {
      text: 'yes',
      proposal,
      say: 'Anything else I can do?',
    });
    expect(reply.text).toContain('Anything else I can do?');
    expect(reply.text).toMatch(/booked/);
  });
});
