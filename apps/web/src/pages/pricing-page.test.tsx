import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRow, savedRow } from '../features/pricing/working-list/example-rows.ts';
import { examplePartner, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const base = `/api/partner/${partnerId}/pricing`;
const washId = '9c5b94b1-35ad-49bb-b118-8e8fc24abf80';
const waxId = '9c5b94b1-35ad-49bb-b118-8e8fc24abf81';
const list = {
  version: 3,
  rows: [
    savedRow(washId, { service: 'Hand wash', price: 25 }),
    savedRow(waxId, { service: 'Wax', price: 40 }),
  ],
};
const text = 'Hand wash 30 €\nPolish from 300 €\nCall us';
const reading = {
  rows: [
    readRow('Hand wash 30 €', { price: 30 }),
    readRow('Polish from 300 €', {
      service: 'Polish',
      price: 300,
      isFrom: true,
      source: { start: 15, end: 32, text: 'Polish from 300 €' },
    }),
  ],
  unread: [{ start: 33, end: 40, text: 'Call us', reason: 'not_read' }],
  surplus: 0,
  sameTypes: [],
  unclearTypes: [],
  reader: 'engine',
};

const twoFoams = {
  ...reading,
  unread: [],
  rows: [
    readRow('Foam 20', { service: 'Foam', price: 20, warnings: ['conflict'] }),
    readRow('foam 35', { service: 'foam', price: 35, warnings: ['conflict'] }),
  ],
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
});
afterEach(cleanup);

type Answers = Parameters<typeof stubServer>[0];

function visit(answers: Answers = {}) {
  return stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET /api/partner/${partnerId}`]: { body: examplePartner({ bots: [] }) },
    [`GET ${base}`]: { body: list },
    [`GET ${base}/draft`]: { body: { description: '' } },
    [`PATCH ${base}/draft`]: { status: 204 },
    [`POST ${base}/reading`]: { body: reading },
    [`POST ${base}/impact`]: { body: { bookings: 2, quotes: 1 } },
    ...answers,
  });
}

const describePrices = async (words: string) => {
  const open = screen.queryByRole('button', { name: 'Paste new prices' });
  if (open) fireEvent.click(open);
  fireEvent.change(await screen.findByLabelText('Your prices in your own words'), {
    target: { value: words },
  });
  fireEvent.click(screen.getByRole('button', { name: /^Read/ }));
};
const questionAbout = async (sentence: string | RegExp) =>
  within((await screen.findByText(sentence)).closest('li') ?? document.body);
const rowByRow = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Row by row/ }));
  await screen.findByRole('table', { name: 'Pricing' });
};
const rowOf = async (name: string) => {
  const table = within(await screen.findByRole('table', { name: 'Pricing' }));
  return within((await table.findByText(name)).closest('tr') ?? document.body);
};

describe('describing prices', () => {
  it.each([
    ['EN', 'Read prices', 'Please enter a description'],
    ['DE', 'Preise lesen', 'Bitte geben Sie eine Beschreibung ein'],
  ] as const)('asks in %s for a text before it reads', async (language, button, complaint) => {
    const server = visit({ [`GET ${base}`]: { body: { version: 0, rows: [] } } });
    await renderApp('/pricing', language);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(complaint)).toBeDefined();
    expect(server.callsTo(`POST ${base}/reading`)).toHaveLength(0);
  });

  it('shows what is new, changed and gone, lights up the words of a row and saves all of it', async () => {
    const saved = { version: 4, rows: [savedRow(washId, { price: 30 })] };
    const server = visit({ [`POST ${base}`]: { status: 201, body: saved } });
    await renderApp('/pricing');
    await screen.findByText('Hand wash');
    await describePrices(text);

    expect(await screen.findByText('2 prices found · 2 services')).toBeDefined();
    await rowByRow();
    expect((await rowOf('Hand wash')).getByText('was €25')).toBeDefined();
    const polish = await rowOf('Polish');
    expect(polish.getByText('New')).toBeDefined();
    expect(polish.getByText('from €300')).toBeDefined();
    expect((await rowOf('Wax')).getByText('Not in your text')).toBeDefined();
    fireEvent.focus(polish.getByRole('checkbox'));
    await waitFor(() =>
      expect(document.querySelector('mark[data-kind="active"]')?.textContent).toBe('Polish from 300 €'),
    );
    expect(screen.getByText('2 upcoming bookings were made at these prices and keep them.')).toBeDefined();
    server.answer(`GET ${base}`, { body: saved });
    fireEvent.click(screen.getByRole('button', { name: 'Save prices' }));

    expect(await screen.findByText('Pricing configuration created successfully')).toBeDefined();
    expect(server.callsTo(`POST ${base}`)[0]?.body).toMatchObject({
      baseVersion: 3,
      kind: 'TEXT',
      rows: [
        { id: washId, service: 'Hand wash', price: 30, source: 'Hand wash 30 €' },
        { id: null, service: 'Polish', isFrom: true },
        { id: waxId, service: 'Wax', price: 40 },
      ],
    });
    expect(await screen.findByText('Saved as version 4.')).toBeDefined();
  });

  it('keeps the text on the screen and in the browser when reading fails', async () => {
    visit({
      [`POST ${base}/reading`]: { status: 503, body: { error: 'Not now.', code: 'unavailable' } },
      [`PATCH ${base}/draft`]: { status: 503, body: { error: 'Not now.', code: 'unavailable' } },
    });
    const first = await renderApp('/pricing');
    await screen.findByText('Hand wash');
    await describePrices(text);
    expect(await screen.findByText('Failed to create pricing configuration')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your prices in your own words').value).toBe(text);
    first.unmount();
    await renderApp('/pricing');
    fireEvent.click(await screen.findByRole('button', { name: 'Paste new prices' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your prices in your own words').value).toBe(text);
  });
});

describe('the table', () => {
  it('edits a row in place and sends the whole list on the version it was made on', async () => {
    const server = visit({ [`POST ${base}`]: { status: 201, body: { ...list, version: 4 } } });
    await renderApp('/pricing');
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Wax' }));
    const price = await screen.findByLabelText<HTMLInputElement>('Price');
    fireEvent.change(price, { target: { value: '45.5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect((await rowOf('Wax')).getByText('was €40')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save prices' }));
    await waitFor(() => expect(server.callsTo(`POST ${base}`)).toHaveLength(1));
    expect(server.callsTo(`POST ${base}`)[0]?.body).toMatchObject({
      baseVersion: 3,
      kind: 'TABLE',
      rows: [{ price: 25 }, { id: waxId, price: 45.5 }],
    });
  });

  it('lets the owner choose between two prices for the same thing', async () => {
    const server = visit({ [`POST ${base}/reading`]: { body: twoFoams }, [`POST ${base}`]: { body: list } });
    await renderApp('/pricing');
    await screen.findByText('Hand wash');
    await describePrices('Foam 20\nfoam 35');
    const question = await questionAbout('Your text gives 2 prices for Foam. Which one is right?');
    fireEvent.click(question.getByRole('button', { name: '€35' }));
    await waitFor(() => expect(screen.queryByText(/^Your text gives 2 prices/)).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Save prices' }));
    await waitFor(() => expect(server.callsTo(`POST ${base}`)).toHaveLength(1));
    expect(server.callsTo(`POST ${base}`)[0]?.body).toMatchObject({
      rows: [{ service: 'foam', price: 35, isActive: true }, { price: 25 }, { price: 40 }],
    });
  });

  it('saves at any time: of two prices nobody chose between, one is kept and not quoted', async () => {
    const server = visit({ [`POST ${base}/reading`]: { body: twoFoams }, [`POST ${base}`]: { body: list } });
    await renderApp('/pricing');
    await screen.findByText('Hand wash');
    await describePrices('Foam 20\nfoam 35');
    expect(await screen.findByText(/^2 rows cannot be saved yet/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save prices' }));
    await waitFor(() => expect(server.callsTo(`POST ${base}`)).toHaveLength(1));
    expect(server.callsTo(`POST ${base}`)[0]?.body).toMatchObject({
      rows: [{ service: 'Foam', price: 20, isActive: false }, { price: 25 }, { price: 40 }],
    });
  });

  it('mends a whole column with one answer', async () => {
    const unsure = ['Foam', 'Polish'].map((service, at) =>
      readRow(`${service} K2`, {
        service,
        carType: 'K2',
        price: 50 + at,
        source: { start: at, end: at + 1, text: service },
        warnings: ['names_unsure'],
      }),
    );
    const server = visit({
      [`POST ${base}/reading`]: { body: { ...reading, unread: [], rows: unsure } },
      [`POST ${base}`]: { body: list },
    });
    await renderApp('/pricing');
    await screen.findByText('Hand wash');
    await describePrices('Foam K2 50, Polish K2 51');
    const question = await questionAbout(/^I put 2 prices under “K2”/);
    expect(screen.getByText(/^2 prices stay off until you have checked/)).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Another car type' }));
    fireEvent.change(await question.findByLabelText('Another car type', { selector: 'input' }), {
      target: { value: 'SUV' },
    });
    fireEvent.click(question.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(/^I put 2 prices/)).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Save prices' }));
    await waitFor(() => expect(server.callsTo(`POST ${base}`)).toHaveLength(1));
    expect(server.callsTo(`POST ${base}`)[0]?.body).toMatchObject({
      rows: [
        { service: 'Foam', carType: 'SUV', isActive: true },
        { service: 'Polish', carType: 'SUV', isActive: true },
        { price: 25 },
        { price: 40 },
      ],
    });
  });

  it('puts unsaved changes on top of a list that somebody else saved', async () => {
    const server = visit({
      [`POST ${base}`]: { status: 409, body: { error: 'Changed.', code: 'stale' } },
    });
    await renderApp('/pricing');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Wax' }));
    server.answer(`GET ${base}`, {
      body: {
        version: 4,
        rows: [...list.rows, savedRow('9c5b94b1-35ad-49bb-b118-8e8fc24abf82', { service: 'Ozone' })],
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Save prices' }));
    expect(await screen.findByText('Ozone')).toBeDefined();
    expect((await rowOf('Wax')).getByText('Will be removed')).toBeDefined();
    expect(screen.getByText(/^The list was changed elsewhere/)).toBeDefined();
  });

  it('shows car types as columns and fills an empty cell', async () => {
    const rows = [
      savedRow(washId, { service: 'Tint', carType: 'Sedan', price: 200 }),
      savedRow(waxId, { service: 'Polish', carType: 'SUV', price: 300 }),
    ];
    visit({ [`GET ${base}`]: { body: { version: 1, rows } } });
    await renderApp('/pricing');
    fireEvent.click(await screen.findByText('By car type'));
    fireEvent.click(screen.getByRole('button', { name: 'Add a price: Tint, SUV' }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByLabelText('Price'), { target: { value: '250' } });
    fireEvent.click(form.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Edit the price: Tint, SUV, €250' })).toBeDefined();
  });
});

it('brings an earlier version back', async () => {
  const version = { createdAt: '2026-03-12T08:00:00.000Z', author: null, added: 2, changed: 0, removed: 0 };
  const server = visit({
    [`GET ${base}/version`]: {
      body: [
        { ...version, version: 3, kind: 'TABLE' },
        { ...version, version: 2, kind: 'TEXT' },
      ],
    },
    [`POST ${base}/version/2/restore`]: { status: 201, body: { version: 4, rows: [] } },
  });
  await renderApp('/pricing');
  fireEvent.click(await screen.findByRole('button', { name: 'History' }));
  server.answer(`GET ${base}`, { body: { version: 4, rows: [] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Restore version 2' }));
  expect(await screen.findByText('Version 2 is live again.')).toBeDefined();
  expect(server.callsTo(`POST ${base}/version/2/restore`)[0]?.body).toEqual({ baseVersion: 3 });
  expect(await screen.findByText('No prices yet')).toBeDefined();
});
