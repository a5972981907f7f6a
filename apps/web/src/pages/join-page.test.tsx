import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { newcomer } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, signedOutAnswer, stubServer } from '../testing/stub-server.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const seat = {
  ...{ studio: 'Folienwerk', email: 'new@studio.example', role: 'STAFF' },
  expiresAt: '2099-11-08T10:00:00.000Z',
};

it('offers a new account, and the own one where the address is known', async () => {
  const server = stubServer({
    'GET /api/auth/token': signedOutAnswer,
    'POST /api/invitation/look': { body: seat },
    'POST /api/signup': { status: 409, body: { error: 'Taken.', code: 'email_taken' } },
  });
  await renderApp('/join#a-token');
  expect(await screen.findByRole('heading', { name: 'Folienwerk invites you to the team' })).toBeTruthy();
  expect(server.callsTo('POST /api/invitation/look')[0]?.body).toEqual({ token: 'a-token' });
  fireEvent.change(screen.getByLabelText('Choose a password'), { target: { value: 'a-quiet-garage-42' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create account and join' }));
  expect(await screen.findByRole('button', { name: 'Log in and join' })).toBeTruthy();
  expect(screen.getByText(/There is an account with this address already/)).toBeTruthy();
});

it('is one press for whoever is logged in as the invited one', async () => {
  const server = stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: { ...newcomer, email: seat.email } },
    'POST /api/invitation/look': { body: seat },
    'POST /api/invitation/accept': { status: 409, body: { error: 'No.', code: 'member_elsewhere' } },
  });
  await renderApp('/join#a-token');
  fireEvent.click(await screen.findByRole('button', { name: 'Join the team' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/another business/);
  expect(server.callsTo('POST /api/invitation/accept')[0]?.body).toEqual({ token: 'a-token' });
});

it('tells somebody else whom it is for, and everybody when it is over', async () => {
  const server = stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: newcomer },
    'POST /api/invitation/look': { body: seat },
  });
  await renderApp('/join#a-token');
  expect(await screen.findByText(/This invitation is for new@studio.example/)).toBeTruthy();
  cleanup();
  server.answer('POST /api/invitation/look', {
    status: 400,
    body: { error: 'Over.', code: 'invalid_link' },
  });
  await renderApp('/join#an-old-token');
  expect(await screen.findByText('This invitation no longer works')).toBeTruthy();
});
