import { type BotRules, defaultBotRules } from '@glossa/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleBot, examplePartner, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const base = `/api/partner/${partnerId}`;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('extras and hand-off', () => {
  it('leaves both to the bot until the owner decides', async () => {
    const { section } = await open();
    expect(section.getByRole('radio', { name: /The bot chooses/ })).toHaveProperty('checked', true);
    expect(field(section, 'When it does not understand').value).toBe('Never call a person for that');
    expect(section.queryByRole('button', { name: 'Add an extra' })).toBeNull();
  });

  it('saves pairs of the list’s services, words and a number of messages', async () => {
    const { server, section, save } = await open();
    fireEvent.click(section.getByRole('radio', { name: /Only what I choose/ }));
    expect(await section.findByText(/Until you add one, the bot mentions nothing/)).toBeDefined();
    await addPair(section);
    const pair = within(section.getByRole('group', { name: 'Extra 1' }));
    await choose(field(pair, 'After a price for'), 'Hand wash');
    fireEvent.click(field(pair, 'it mentions'));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Wax']);
    fireEvent.click(screen.getByRole('option', { name: 'Wax' }));
    pasteWords(section, 'company car, insurance');
    await choose(field(section, 'When it does not understand'), 'After 3 messages');
    const rules: BotRules = {
      upsell: 'CHOSEN',
      upsells: [{ after: 'Hand wash', offer: 'Wax' }],
      handoffWords: ['company car', 'insurance'],
      handoffAfterUnclear: 3,
    };
    server.answer(botRoute('PATCH'), { body: exampleBot({ rules }) });
    save();
    await waitFor(() => expect(server.callsTo(botRoute('PATCH'))[0]?.body).toEqual({ rules }));
    expect(await screen.findByText('Saved')).toBeDefined();
  });

  it('says what is missing, and forgets a half-filled pair that is no longer shown', async () => {
    const { server, section, save } = await open();
    fireEvent.click(section.getByRole('radio', { name: /Only what I choose/ }));
    await addPair(section);
    save();
    expect(await section.findAllByText('Please fill this in')).toHaveLength(2);
    fireEvent.click(section.getByRole('radio', { name: /^Never/ }));
    const rules: BotRules = { ...defaultBotRules, upsell: 'OFF' };
    server.answer(botRoute('PATCH'), { body: exampleBot({ rules }) });
    save();
    await waitFor(() => expect(server.callsTo(botRoute('PATCH'))[0]?.body).toEqual({ rules }));
  });

  it('complains about a word that is too short', async () => {
    const { section, save } = await open();
    pasteWords(section, 'x');
    save();
    expect(await section.findByText('At least 2 characters')).toBeDefined();
  });

  it('marks a service that left the list, removes its pair, and brings it back when discarded', async () => {
    const upsells = [{ after: 'Hand wash', offer: 'Ozone' }];
    const { section } = await open({ ...defaultBotRules, upsell: 'CHOSEN', upsells });
    expect(await section.findByText(/Not on your list any more/)).toBeDefined();
    expect(field(section, 'it mentions').value).toBe('Ozone');
    fireEvent.click(section.getByRole('button', { name: 'Remove extra 1' }));
    expect(section.queryByRole('group', { name: 'Extra 1' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Add an extra');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(section.getByRole('group', { name: 'Extra 1' })).toBeDefined();
  });

  it('asks before a change is left', async () => {
    const { section } = await open();
    fireEvent.click(section.getByRole('radio', { name: /^Never/ }));
    fireEvent.click(screen.getByRole('link', { name: 'Back to Folienwerk' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
  });
});

type Section = ReturnType<typeof within>;

async function open(rules: BotRules = defaultBotRules) {
  const bot = exampleBot({ rules });
  const server = stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET ${base}`]: { body: { ...examplePartner(), bots: [bot] } },
    [`GET ${base}/pricing`]: { body: { version: 1, rows: [row('Hand wash', 1), row('Wax', 2)] } },
    [`${botRoute('POST')}/preview`]: { status: 201, body: { previewToken: '17.ab' } },
  });
  await renderApp(`/partners/${partnerId}?bot=${bot.id}`);
  // This part of the page comes when somebody comes near it, and takes the place of what stood for it.
  await screen.findByRole('radio', { name: /The bot chooses/ }, { timeout: 120_000 });
  const section = within(screen.getByRole('region', { name: 'Extras and hand-off' }));
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  return { server, section, save };
}

async function addPair(section: Section) {
  const add = section.getByRole('button', { name: 'Add an extra' });
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
  fireEvent.click(add);
}

function field(section: Section, name: string): HTMLInputElement {
  return section.getByRole('combobox', { name }) as HTMLInputElement;
}

function pasteWords(section: Section, text: string) {
  fireEvent.paste(field(section, 'Words that bring in your team'), {
    clipboardData: { getData: () => text },
  });
}

async function choose(select: HTMLElement, name: string) {
  fireEvent.click(select);
  fireEvent.click(await screen.findByRole('option', { name }));
}

function botRoute(method: string) {
  return `${method} ${base}/bot/${exampleBot().id}`;
}

function row(service: string, number: number) {
  return {
    id: `9c5b94b1-35ad-49bb-b118-8e8fc24abf8${number}`,
    service,
    zone: null,
    material: null,
    carType: null,
    carTypeMeaning: null,
    price: 40,
    priceTo: null,
    isFrom: false,
    currency: 'EUR',
    durationMinutes: 60,
    isActive: true,
    isSample: false,
    source: null,
  };
}
