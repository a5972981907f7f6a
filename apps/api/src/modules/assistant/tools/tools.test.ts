import { describe, expect, it } from 'vitest';
import { askScripted, callTool, scene } from '../testing/ask-scripted.ts';
import type { Heard } from '../testing/scripted-model.ts';

const own = [
  {
    id: 'visit',
    bayId: '1',
    customerName: 'Ben',
    service: 'Hand wash',
    start: '2027-03-18T09:00:00Z',
    end: '2027-03-18T10:00:00Z',
  },
];
const asked = (changes: object = {}) => ({
  kind: 'book' as const,
  start: '2027-03-16T09:00:00Z',
  rowIds: ['wash'],
  customerName: 'Ben',
  ...changes,
});
const input = { rowIds: ['r3'], startLocal: '2027-03-16T10:00', customerName: 'Ben' };

it('tells no pattern in its schemas, and no tools at all at the last step', async () => {
  const heard: Heard[] = [];
  await askScripted(
    (one) => {
      heard.push(one);
      return { call: [{ name: 'freeSlots', input: { rowIds: ['r3'], fromDay: '2027-03-16' } }] };
    },
    { calendar: { busy: [], own } },
  );
  const names = (tools: unknown[]) =>
    tools.map((tool) => (tool as { function: { name: string } }).function.name).toSorted();
  expect(names(heard[0]?.tools ?? [])).toEqual(
    ['book', 'callManager', 'cancel', 'freeSlots', 'quote', 'reschedule', 'saveLead'].toSorted(),
  );
  expect(JSON.stringify(heard[0]?.tools)).not.toMatch(/\\\\d|"pattern"/);
  expect(heard.slice(0, 4).map(({ tools }) => tools.length > 0)).toEqual([true, true, true, false]);
});

describe('freeSlots', () => {
  it('gives times with their ends, by weekday and part of day, and says whether there are more', async () => {
    const { result } = await callTool('freeSlots', {
      rowIds: ['r3'],
      fromDay: '2027-03-15',
      weekday: 'Thursday',
      partOfDay: 'afternoon',
    });
    const { times, more } = result as { times: { start: string; end: string }[]; more: boolean };
    expect(times.length).toBeGreaterThan(1);
    for (const { start, end } of times) {
      expect(start).toMatch(/^2027-03-(?:18|25)T1[2-6]:/);
      expect(Date.parse(`${end}Z`) - Date.parse(`${start}Z`)).toBe(3_600_000);
    }
    expect(more).toBe(true);
  });

  it('says there are no more where it gives all, and none where nothing is open', async () => {
    const day = { rowIds: ['r1'], fromDay: '2027-03-16', days: 1, car: 'Audi A4' };
    const busy = [{ bayId: '1', start: '2027-03-16T10:00:00Z', end: '2027-03-16T17:00:00Z' }];
    const one = await callTool('freeSlots', day, { calendar: { busy, own: [] } });
    expect(one.result).toMatchObject({
      times: [{ start: '2027-03-16T09:00', end: '2027-03-16T11:00' }],
      more: false,
    });
    const { result } = await callTool('freeSlots', { ...day, fromDay: '2027-03-20' });
    expect(result).toEqual({ ok: true, times: [], more: false });
  });

  it('takes a quantity for as many times the work', async () => {
    const { result } = await callTool('freeSlots', { rowIds: ['r3'], fromDay: '2027-03-16', quantity: 3 });
    expect((result as { times: object[] }).times[0]).toMatchObject({
      start: '2027-03-16T09:00',
      end: '2027-03-16T12:00',
    });
  });
});

describe('quote', () => {
  it('takes a car and refuses a row of another one', async () => {
    expect((await callTool('quote', { rowIds: ['r1'], car: 'BMW X5' })).result).toMatchObject({
      code: 'WRONG_CAR_TYPE',
    });
    expect((await callTool('quote', { rowIds: ['r1'], car: 'Audi A4', text: 'Hi' })).result).toMatchObject({
      total: 690,
    });
  });

  it('takes a quantity', async () => {
    const { result, reply } = await callTool('quote', { rowIds: ['r3'], quantity: 3 });
    expect(result).toMatchObject({ total: 120 });
    expect(reply.quote).toMatchObject({ total: 120, lines: [{ label: '3 × Hand wash' }] });
  });
});

describe('a yes is one to what was asked, and to nothing else', () => {
  const text = 'yes please';
  it.each([
    ['the same', asked({ car: 'BMW X5' }), { car: 'BMW X5' }, ['book']],
    ['the same, where no car was named', asked(), { car: 'BMW X5' }, ['book']],
    ['another car', asked({ car: 'BMW X5' }), { car: 'VW Golf' }, ['hold']],
    ['several instead of one', asked(), { quantity: 2 }, ['hold']],
    ['as many', asked({ quantity: 2 }), { quantity: 2 }, ['book']],
    ['another row', asked({ rowIds: ['suv'] }), {}, ['hold']],
    ['another time', asked({ start: '2027-03-16T10:00:00Z' }), {}, ['hold']],
  ])('%s', async (_, proposal, changes, kinds) => {
    const { effects } = await callTool(
      'book',
      { ...input, ...changes, agreement: 'yes please' },
      { text, proposal },
    );
    expect(effects.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('not by a quotation the client never wrote, nor by a car nobody asked about', async () => {
    const proposal = asked({ car: 'BMW X5' });
    const invented = await callTool('book', { ...input, agreement: 'yes please' }, { text: 'hm', proposal });
    expect(invented.result).toEqual({ ok: false, code: 'NEEDS_CONFIRMATION' });
    const other = await callTool(
      'book',
      { ...input, car: 'VW Golf', agreement: 'yes' },
      { text: 'yes, for my Golf', proposal },
    );
    expect(other.effects.map(({ kind }) => kind)).toEqual(['hold']);
  });

  it('asks about as many as were quoted, in words alone', async () => {
    const { reason, effects } = await callTool(
      'quote',
      { rowIds: ['r3'], quantity: 2 },
      { say: 'Two hand washes are €80. Shall I book Tuesday at 10:00?', text: 'hand wash, twice' },
    );
    expect(reason.proposal).toMatchObject({ kind: 'book', rowIds: ['wash'], quantity: 2 });
    expect(effects).toMatchObject([
      { kind: 'hold', start: '2027-03-16T09:00:00Z', end: '2027-03-16T11:00:00Z' },
    ]);
  });
});

describe('the visit that stands', () => {
  const calendar = { busy: [], own };
  it.each([
    ['cancel', 'Soll ich den Termin wirklich absagen?', { kind: 'cancel', bookingId: 'visit' }],
    ['cancel', 'Отменить запись?', { kind: 'cancel', bookingId: 'visit' }],
    [
      'move',
      'Shall I move it to Friday at 10:00?',
      { kind: 'reschedule', bookingId: 'visit', start: '2027-03-19T09:00:00Z' },
    ],
  ])('is asked about in words alone, to %s it: %s', async (_, say, proposal) => {
    const said = await askScripted(() => ({ say }), { calendar, text: 'Friday at 10 then' });
    expect(said.requests).toBe(1);
    expect(said.reason.proposal).toEqual(proposal);
    expect(said.reply.choices).toHaveLength(2);
  });

  it('is not asked about by a question no yes answers', async () => {
    const said = await askScripted(() => ({ say: 'Shall I cancel it, or move it to Friday at 10:00?' }), {
      calendar,
    });
    expect(said.reason.proposal).toBeNull();
  });

  it.each([
    ['да, отменяйте', 'да, отменяйте'],
    ['yes cancel it, will you send a mail?', 'yes cancel it'],
  ])('is cancelled by "%s"', async (text, agreement) => {
    const proposal = { kind: 'cancel' as const, bookingId: 'visit' };
    const changes = { text, proposal, calendar };
    // The booking is b1 to a model: ids of ours are long.
    const { effects } = await callTool('cancel', { bookingId: 'b1', agreement }, changes);
    expect(effects).toEqual([{ kind: 'cancel', bookingId: 'visit' }]);
  });
});

it('keeps to one change in a turn, and books a second car in the next', async () => {
  const proposal = asked({ car: 'BMW X5' });
  const twice = [input, { ...input, startLocal: '2027-03-16T11:00', car: 'VW Golf' }];
  const results: unknown[] = [];
  const first = await askScripted(
    (heard) => {
      results.push(...heard.results);
      return heard.results.length === 0
        ? { call: twice.map((one) => ({ name: 'book', input: { ...one, agreement: 'yes' } })) }
        : { say: 'And the Golf: shall I book its hand wash for Tuesday at 11:00, {r3.price}?' };
    },
    { text: 'yes', proposal },
  );
  expect(results).toContainEqual({ ok: false, code: 'ONE_CHANGE_PER_TURN' });
  expect(first.effects).toMatchObject([{ kind: 'book', car: { name: 'BMW X5' } }]);
  expect(first.reason.proposal).toMatchObject({ car: 'Volkswagen Golf', start: '2027-03-16T10:00:00Z' });
  const busy = [{ bayId: '1', start: '2027-03-16T09:00:00Z', end: '2027-03-16T10:00:00Z' }];
  const second = await callTool(
    'book',
    { ...twice[1], agreement: 'yes, that too' },
    { text: 'yes, that too', proposal: first.reason.proposal, calendar: { busy, own: [] } },
  );
  expect(second.effects).toMatchObject([
    { kind: 'book', car: { name: 'VW Golf' }, start: '2027-03-16T10:00:00Z' },
  ]);
});

it('has other times at hand where one is gone', async () => {
  const busy = [{ bayId: '1', start: '2027-03-16T09:00:00Z', end: '2027-03-16T10:00:00Z' }];
  const { result } = await callTool('book', input, { calendar: { busy, own: [] } });
  expect(result).toMatchObject({
    code: 'NOT_FREE',
    alternatives: [{ start: expect.any(String), end: expect.any(String) }, {}, {}, {}],
  });
});

it('looks up long lists that do not stand in the prompt', async () => {
  const rows = Array.from({ length: 160 }, (_, i) => ({
    ...scene.studio.rows[2],
    id: `w${i}`,
    service: `Job ${i}`,
  }));
  const studio = { ...scene.studio, rows: [...scene.studio.rows, ...rows] as typeof scene.studio.rows };
  let told = '';
  const results: unknown[] = [];
  await askScripted(
    (heard) => {
      told = heard.instructions;
      results.push(...heard.results);
      return heard.results.length === 0
        ? { call: [{ name: 'findPrices', input: { words: 'ceramic coating', car: 'BMW X5' } }] }
        : { say: 'One moment.' };
    },
    { studio },
  );
  expect(told).not.toContain('r2|SUV');
  expect(results[0]).toMatchObject({
    found: [{ service: 'Ceramic coating', rows: [{ rowId: 'r2', price: 890 }] }],
  });
});
