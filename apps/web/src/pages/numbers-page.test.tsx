import type { Figures, Numbers } from '@glossa/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { examplePartner, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const path = `/api/partner/${partnerId}`;
const zeros: Figures = {
  ...{ dialogs: 0, bookings: 0, bookedValue: 0, jobsDone: 0, doneValue: 0 },
  ...{ upsellsOffered: 0, upsellsTaken: 0, personsAsked: 0, personsAnswered: 0, personsInTime: 0 },
  ...{ personWaitSeconds: null, heldBack: 0, questions: 0, questionsOpen: 0 },
};
const numbersOf = (total: Partial<Figures>): Numbers => ({
  currency: 'EUR',
  weeks: [
    { start: '2026-11-09', ...zeros },
    { start: '2026-11-16', ...zeros, ...total },
  ],
  total: { ...zeros, ...total },
  channels: [{ channel: 'web', dialogs: total.dialogs ?? 0, bookings: total.bookings ?? 0 }],
});
const serve = (numbers: Numbers) =>
  stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET ${path}`]: { body: examplePartner() },
    [`GET ${path}/numbers`]: { body: numbers },
  });

it('shows what the weeks come to, by week and by channel, and asks for other weeks', async () => {
  const server = serve(
    numbersOf({
      ...{ dialogs: 8, bookings: 2, bookedValue: 258, jobsDone: 1, doneValue: 79 },
      ...{ upsellsOffered: 4, upsellsTaken: 1, personsAsked: 3, personsAnswered: 3, personsInTime: 2 },
      ...{ personWaitSeconds: 90, heldBack: 1, questions: 5, questionsOpen: 2 },
    }),
  );
  await renderApp('/numbers');
  const selling = await screen.findByRole('region', { name: 'Selling' });
  for (const value of ['8', '2', '25 %', '€258', '€79', '1 of 4 offered'])
    expect(within(selling).getAllByText(value).length).toBeGreaterThan(0);
  expect(screen.getByText('2 of 3 within two minutes')).toBeTruthy();
  expect(screen.getByRole('link', { name: '2 still open' }).getAttribute('href')).toContain('requests');
  const channels = screen.getByRole('table', { name: 'By channel' });
  expect(within(channels).getByText('Website chat')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: '26' } });
  await waitFor(() => expect(server.callsTo(`GET ${path}/numbers`).at(-1)?.query).toBe('?weeks=26'));
});

it('teaches where to begin while there is nothing to count', async () => {
  serve(numbersOf({}));
  await renderApp('/numbers');
  expect(await screen.findByText('No numbers yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Put it on my site' })).toBeTruthy();
});
