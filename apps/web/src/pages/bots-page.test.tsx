import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { admin, exampleBot, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const bot = { ...exampleBot({ status: 'PAUSED' }), partnerName: 'Folienwerk' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('the list of all bots', () => {
  it('names the business of each bot, its state and its link', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { ...navigator, languages: ['en'], clipboard: { writeText } });
    visit(admin);
    await renderApp('/bots');
    const row = within(await screen.findByRole('row', { name: /Mia/ }));
    expect(row.getByText('paused')).toBeDefined();
    expect(row.getByRole('link', { name: 'Folienwerk' }).getAttribute('href')).toBe(`/partners/${partnerId}`);
    expect(row.getByRole('link', { name: 'Mia' }).getAttribute('href')).toBe(
      `/partners/${partnerId}?bot=${bot.id}`,
    );
    fireEvent.click(row.getByRole('button', { name: 'Copy link: Mia' }));
    expect(await screen.findByText('Link copied!')).toBeDefined();
    expect(writeText).toHaveBeenCalledWith(bot.publicLink);
  });

  it('asks the server for another order', async () => {
    const server = visit(admin);
    await renderApp('/bots?sort=name');
    await screen.findByRole('row', { name: /Mia/ });
    expect(server.callsTo('GET /api/bot').at(-1)?.query).toBe('?page=1&pageSize=20&sort=name');
  });

  it('is closed to customers', async () => {
    const server = visit(owner);
    const { currentPath } = await renderApp('/bots');
    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
    expect(server.callsTo('GET /api/bot')).toHaveLength(0);
  });
});

function visit(user: typeof admin) {
  return stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: user },
    'GET /api/bot': { body: [bot], headers: { 'X-Total-Count': '1' } },
  });
}
