import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPath } from '../paths.ts';
import { admin, exampleBot, examplePartner, newcomer, owner, partnerId } from '../testing/examples.ts';
import { visitAs } from './visit-as.tsx';

const own = `/partners/${partnerId}`;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('section 2, public routes', () => {
  it.each(['/', '/login', '/privacy-policy', '/terms-of-service', '/404'])('%s is a route', (path) => {
    expect(findPath(path)).toBe(path);
  });

  it('/login: log in, and sign up is also offered', async () => {
    await visitAs(null, '/login');
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(await screen.findByRole('button', { name: 'Sign up' })).toBeDefined();
  });

  it.each(['/nonsense', '/dashboard/deeper', '/partners/1/2'])(
    'any unknown path redirects to /404: %s',
    async (path) => {
      const { currentPath } = await visitAs(owner, path);
      await waitFor(() => expect(currentPath()).toBe('/404'));
    },
  );
});

describe('section 2, routes behind login', () => {
  it.each([
    ['/dashboard', owner],
    ['/partners', admin],
    ['/partners/create', admin],
    [own, admin],
    ['/business-profile', owner],
    ['/onboarding', newcomer],
    ['/bots', admin],
    ['/settings', owner],
    ['/calendar?view=agenda', owner],
    ['/pricing', owner],
    ['/embed-guide', owner],
  ] as const)('%s is shown in a sidebar layout', async (path, user) => {
    const { currentPath } = await visitAs(user, path);
    expect((await screen.findAllByRole('heading', { level: 1 })).length).toBe(1);
    expect(currentPath()).toBe(path.split('?')[0]);
    expect(screen.getByRole('navigation')).toBeDefined();
  });

  it('/dashboard: bot cards with copy link, open, enhance, customise, create new, manage all, try now', async () => {
    await visitAs(owner, '/dashboard');
    const card = within((await screen.findByRole('heading', { name: 'Mia' })).closest('li') ?? document.body);
    expect(card.getByRole('button', { name: 'Copy link' })).toBeDefined();
    expect(card.getByText(/chat\/kX3v9Qm2/)).toBeDefined();
    expect(card.getByRole('link', { name: /^Open/ })).toBeDefined();
    expect(card.getByRole('button', { name: /^Enhance/ })).toBeDefined();
    expect(card.getByRole('link', { name: 'Customise' })).toBeDefined();
    expect(card.getByRole('button', { name: 'Try now' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'New bot' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Manage all' })).toBeDefined();
  });

  it('/dashboard: counts of partners and bots', async () => {
    await visitAs(admin, '/dashboard', {
      'GET /api/partner': { body: [examplePartner()], headers: { 'X-Total-Count': '23' } },
      'GET /api/bot': {
        body: [{ ...exampleBot(), partnerName: 'Folienwerk' }],
        headers: { 'X-Total-Count': '41' },
      },
    });
    expect((await screen.findByText('23')).closest('div')?.textContent).toContain('Partners');
    expect((await screen.findByText('41')).closest('div')?.textContent).toContain('Bots');
  });

  it('/partners/{id}: back to partners, bots list, add bot, edit configuration, delete bot', async () => {
    await visitAs(admin, own);
    const href = async (name: string | RegExp) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('Back to partners')).toBe('/partners');
    expect(await href('Add bot')).toBe(`${own}?add=bot`);
    expect(await href('Edit business profile')).toBe(`${own}?edit=config`);
    expect(screen.getByRole('heading', { name: 'Mia' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Delete Mia' })).toBeDefined();
  });

  it('/partners/{id}: a not-found state', async () => {
    await visitAs(admin, own, { [`GET /api/partner/${partnerId}`]: { status: 404 } });
    expect(await screen.findByRole('heading', { name: 'Partner not found' })).toBeDefined();
  });

  it('/onboarding: business or studio name, address, bot name, bot language', async () => {
    await visitAs(newcomer, '/onboarding');
    for (const label of [/^Business or studio name/, /^Address/, /^Bot name/, /^Bot language/])
      expect(await screen.findByLabelText(label)).toBeDefined();
  });

  it('/calendar: add event', async () => {
    await visitAs(owner, '/calendar?view=agenda');
    const [add] = await screen.findAllByRole('button', { name: 'Add event' });
    fireEvent.click(add ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'New event' })).toBeDefined();
  });

  it('/pricing: describe prices and create', async () => {
    await visitAs(owner, '/pricing');
    expect(await screen.findByRole('textbox')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Read prices' })).toBeDefined();
  });

  it('a bot without pricing shows a notice that it needs pricing', async () => {
    const partner = examplePartner({ bots: [exampleBot({ hasPricing: false })] });
    await visitAs(owner, '/dashboard', { [`GET /api/partner/${partnerId}`]: { body: partner } });
    expect((await screen.findByRole('note')).textContent).toContain('has no prices');
  });

  it('page views are tracked on every route change', async () => {
    const { server, router } = await visitAs(owner, '/settings');
    await screen.findByRole('heading', { name: 'Settings', level: 1 });
    await router.navigate({ to: '/embed-guide' });
    await router.navigate({ to: '/settings' });
    await waitFor(() =>
      expect(server.callsTo('POST /api/page-view').map(({ body }) => body)).toEqual(
        ['/settings', '/embed-guide', '/settings'].map((path) => ({ path, language: 'EN' })),
      ),
    );
  });
});
