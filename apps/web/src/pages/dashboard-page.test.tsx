import type { User } from '@glossa/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  admin,
  exampleBot,
  exampleDashboard,
  exampleEvent,
  examplePartner,
  exampleTalk,
  newcomer,
  owner,
  partnerId,
} from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, signedOutAnswer, stubServer } from '../testing/stub-server.ts';

const partnerCall = `GET /api/partner/${partnerId}`;
const eventCall = `GET /api/partner/${partnerId}/event`;

function serverFor(user: User, answers: Parameters<typeof stubServer>[0] = {}) {
  return stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: user },
    'GET /api/site': { body: { productionHosts: [], demoChatLinkId: null, demoChats: {} } },
    'POST /api/page-view': { status: 204 },
    [partnerCall]: { body: examplePartner() },
    [eventCall]: { body: [exampleEvent()] },
    [`GET /api/partner/${partnerId}/pricing`]: { body: { version: 0, rows: [] } },
    ...answers,
  });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(cleanup);

describe('the dashboard of an owner', () => {
  it('shows the day’s bookings in the studio’s time', async () => {
    serverFor(owner);
    await renderApp('/dashboard');
    expect(await screen.findByText('Ceramic coating')).toBeTruthy();
    expect(screen.getByText('09:00–12:30')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('1 car comes in today.');
  });

  it('copies the public link and says so', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { ...navigator, languages: ['en'], clipboard: { writeText } });
    serverFor(owner);
    await renderApp('/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied!')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith('http://localhost:3000/chat/kX3v9Qm2');
    vi.unstubAllGlobals();
  });

  it('leads from a bot to its chat, its editor, all bots and a new one', async () => {
    serverFor(owner);
    await renderApp('/dashboard');
    const href = async (name: string | RegExp) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('Open Mia in a new tab')).toBe('http://localhost:3000/chat/kX3v9Qm2');
    expect(await href('Customise')).toBe(`/partners/${partnerId}?bot=${exampleBot().id}`);
    expect(await href('Manage all')).toBe(`/partners/${partnerId}`);
    expect(await href('New bot')).toBe(`/partners/${partnerId}?add=bot`);
  });

  it('says how the month goes, what needs the owner and how full the plan is', async () => {
    const { messages: _, requests: __, ...talk } = exampleTalk();
    serverFor(owner, {
      [`GET /api/partner/${partnerId}/dashboard`]: { body: exampleDashboard({ dialogs: 8, bookings: 2 }) },
      [`GET /api/partner/${partnerId}/usage`]: {
        body: {
          ...{ plan: 'PRO', month: '2026-03', dialogs: 490, dialogsBeyondPlan: 0, dialogLimit: 600 },
          ...{ trialEndsAt: null, trialDaysLeft: null },
        },
      },
      [`GET /api/partner/${partnerId}/client-request`]: {
        body: [
          {
            id: talk.id,
            conversationId: talk.id,
            kind: 'person',
            name: '',
            phone: '',
            email: '',
            summary: '“Is anybody there?”',
            question: '',
            topic: 'own',
            answer: '',
            keep: null,
            createdAt: talk.createdAt,
            settledAt: null,
            firstWordAt: null,
          },
        ],
      },
    });
    await renderApp('/dashboard');
    const month = within(await screen.findByRole('region', { name: 'This month' }));
    expect(await month.findByText('25 %')).toBeTruthy();
    expect(month.getByText('€1,290', { selector: 'dd' })).toBeTruthy();
    expect(month.getByRole('table', { name: 'Quoted value by day' })).toBeTruthy();
    const needs = within(screen.getByRole('region', { name: 'Needs you' }));
    expect(await needs.findByText('Is anybody there?')).toBeTruthy();
    expect(needs.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe(
      `/conversations/${talk.id}`,
    );
    const plan = within(await screen.findByRole('region', { name: 'Plan' }));
    expect(plan.getByText('490 / 600 dialogs')).toBeTruthy();
    expect(plan.getByText(/Over 80 %/)).toBeTruthy();
  });

  it('leads a new studio step by step to its first client', async () => {
    serverFor(owner, {
      [`GET /api/partner/${partnerId}/dashboard`]: { body: exampleDashboard({ conversations: 0 }) },
    });
    await renderApp('/dashboard');
    const way = within(await screen.findByRole('region', { name: 'Your way to the first client' }));
    expect(way.getByText('1 of 5 done')).toBeTruthy();
    expect(way.getByRole('link', { name: 'Add prices' }).getAttribute('href')).toBe('/pricing');
  });

  it('warns of a bot without prices', async () => {
    const partner = examplePartner({ bots: [exampleBot({ hasPricing: false })] });
    serverFor(owner, { [partnerCall]: { body: partner } });
    await renderApp('/dashboard');
    const notice = await screen.findByRole('note');
    expect(notice.textContent).toContain('Mia has no prices and cannot quote yet.');
    expect(within(notice).getByRole('link').getAttribute('href')).toBe('/pricing');
  });

  it('names what would make a bot sell better', async () => {
    serverFor(owner);
    await renderApp('/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Enhance · 73' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('73 of 100 points')).toBeTruthy();
    expect(dialog.getByText('Write a greeting of your own')).toBeTruthy();
    expect(dialog.getByRole('link', { name: /^Draft for me/ }).getAttribute('href')).toBe(
      `/partners/${partnerId}?bot=${exampleBot().id}&draft=script`,
    );
  });

  it('offers another try when the studio cannot be loaded', async () => {
    const server = serverFor(owner, {
      [partnerCall]: { status: 404, body: { error: 'Gone.', code: 'not_found' } },
    });
    await renderApp('/dashboard');
    expect(await screen.findByText('We could not load this')).toBeTruthy();
    server.answer(partnerCall, { body: examplePartner() });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mia')).toBeTruthy();
  });

  it('returns to the login when the session has ended', async () => {
    const server = serverFor(owner);
    const app = await renderApp('/settings');
    await screen.findByRole('heading', { name: 'Settings' });
    server.answer('GET /api/auth/token', signedOutAnswer);
    server.answer(partnerCall, signedOutAnswer);
    await app.router.navigate({ to: '/dashboard' });
    await waitFor(() => expect(app.currentPath()).toBe('/login'));
  });

  it('logs out to the start page', async () => {
    const server = serverFor(owner, { 'POST /api/auth/sign-out': { body: {} } });
    const app = await renderApp('/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(app.currentPath()).toBe('/'));
    expect(server.callsTo('POST /api/auth/sign-out')).toHaveLength(1);
  });

  it('says that it could not log out, and stays', async () => {
    const server = serverFor(owner, { 'POST /api/auth/sign-out': { status: 503, body: { error: 'Away.' } } });
    const app = await renderApp('/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText(/^You are still logged in: the server could not be reached/)).toBeTruthy();
    expect(app.currentPath()).toBe('/dashboard');
    expect(await screen.findByText('Mia')).toBeTruthy();
    server.answer('POST /api/auth/sign-out', { body: {} });
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(app.currentPath()).toBe('/'));
  });

  it('counts the visit by path and language', async () => {
    const server = serverFor(owner);
    await renderApp('/dashboard', 'DE');
    await screen.findByText('Mia');
    await waitFor(() =>
      expect(server.callsTo('POST /api/page-view').map((call) => call.body)).toEqual([
        { path: '/dashboard', language: 'DE' },
      ]),
    );
  });
});

describe('the dashboard of others', () => {
  it('welcomes a customer without business and leads to the setup', async () => {
    serverFor(newcomer);
    await renderApp('/dashboard');
    const setUp = await screen.findByRole('link', { name: 'Set up my studio' });
    expect(setUp.getAttribute('href')).toBe('/onboarding');
    expect(screen.getByRole('link', { name: 'Set up business profile' })).toBeTruthy();
  });

  it('gives an administrator the totals and the newest partners', async () => {
    serverFor(admin, {
      'GET /api/partner': { body: [examplePartner()], headers: { 'X-Total-Count': '23' } },
      'GET /api/bot': {
        body: [{ ...exampleBot(), partnerName: 'Folienwerk' }],
        headers: { 'X-Total-Count': '41' },
      },
    });
    await renderApp('/dashboard');
    expect(await screen.findByText('23')).toBeTruthy();
    expect(await screen.findByText('41')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Folienwerk' })).getAttribute('href')).toBe(
      `/partners/${partnerId}`,
    );
    expect(screen.getByRole('link', { name: 'Manage all' }).getAttribute('href')).toBe('/bots');
  });
});
