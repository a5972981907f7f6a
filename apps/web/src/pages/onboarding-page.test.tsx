import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleBot, examplePartner, newcomer, owner } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const post = 'POST /api/quick-bot';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('the quick setup', () => {
  it('turns four fields and a trade into a public link', async () => {
    const server = visit({ [post]: { status: 201, body: { partner: examplePartner(), bot: exampleBot() } } });
    await renderApp('/onboarding');
    await fillIn();
    fireEvent.click(screen.getByRole('radio', { name: /Window tint/ }));
    server.answer('GET /api/user/me', { body: owner });
    fireEvent.click(screen.getByRole('button', { name: 'Create my bot' }));

    expect(await screen.findByRole('heading', { name: 'Mia is live' })).toBeDefined();
    expect(screen.getByRole('link', { name: exampleBot().publicLink })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
    expect(server.callsTo(post)[0]?.body).toEqual({
      businessName: 'Folienwerk',
      address: 'Torstraße 12, Berlin',
      country: 'DE',
      currency: 'EUR',
      botName: 'Mia',
      botLanguage: 'English',
      template: 'TINT',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('follows the address with country and currency until they are chosen by hand', async () => {
    visit({});
    await renderApp('/onboarding');
    await fillIn();
    const fieldOf = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
    await waitFor(() => expect(fieldOf('Country').value).toBe('Germany'));
    expect(fieldOf('Currency').value).toContain('EUR');
    const move = (value: string) => fireEvent.change(screen.getByLabelText('Address'), { target: { value } });
    move('вул. Хрещатик 1, Київ');
    await waitFor(() => expect(fieldOf('Country').value).toBe('Ukraine'));
    expect(fieldOf('Currency').value).toContain('UAH');
    fireEvent.click(fieldOf('Currency'));
    fireEvent.click(await screen.findByRole('option', { name: /^USD/ }));
    move('ul. Długa 5, 00-238 Warszawa');
    await waitFor(() => expect(fieldOf('Country').value).toBe('Poland'));
    expect(fieldOf('Currency').value).toContain('USD');
  });

  it('sends no template unless a trade was chosen', async () => {
    const server = visit({ [post]: { status: 201, body: { partner: examplePartner(), bot: exampleBot() } } });
    await renderApp('/onboarding');
    await fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Create my bot' }));
    await waitFor(() => expect(server.callsTo(post)).toHaveLength(1));
    expect(server.callsTo(post)[0]?.body).not.toHaveProperty('template');
  });

  it('keeps what was typed when the server refuses', async () => {
    visit({ [post]: { status: 503, body: { error: 'Not now.', code: 'unavailable' } } });
    await renderApp('/onboarding');
    await fillIn();
    fireEvent.click(screen.getByRole('radio', { name: /Car wash/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Create my bot' }));

    expect((await screen.findByRole('alert')).textContent).toContain('not available right now');
    expect(screen.getByLabelText<HTMLInputElement>('Business or studio name').value).toBe('  Folienwerk ');
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('Torstraße 12, Berlin');
    expect(screen.getByRole('radio', { name: /Car wash/ }).getAttribute('aria-checked')).toBe('true');
  });

  it('asks for what is missing before it asks the server', async () => {
    // A browser that tells no country, so that it is asked for.
    vi.stubEnv('TZ', 'UTC');
    const server = visit({});
    await renderApp('/onboarding', 'DE');
    fireEvent.click(await screen.findByRole('button', { name: 'Meinen Bot anlegen' }));
    expect(await screen.findAllByText('Bitte ausfüllen')).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByLabelText('Name des Betriebs oder Studios'));
    expect(server.callsTo(post)).toHaveLength(0);
  });

  it('shows somebody who has a business where it is', async () => {
    visit({ 'GET /api/user/me': { body: owner } });
    await renderApp('/onboarding');
    expect(await screen.findByRole('heading', { name: 'Folienwerk is set up already' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create my bot' })).toBeNull();
    // The sidebar leads there too.
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Business profile' }).getAttribute('href')).toBe(
      '/business-profile',
    );
  });
});

function visit(answers: Parameters<typeof stubServer>[0]) {
  return stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: newcomer },
    ...answers,
  });
}

async function fillIn() {
  fireEvent.change(await screen.findByLabelText('Business or studio name'), {
    target: { value: '  Folienwerk ' },
  });
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'Torstraße 12, Berlin' } });
  fireEvent.change(screen.getByLabelText('Bot language'), { target: { value: 'English' } });
}
