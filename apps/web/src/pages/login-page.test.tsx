import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { owner } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, signedOutAnswer, stubServer } from '../testing/stub-server.ts';

const signIn = 'POST /api/auth/sign-in/email';
const signUp = 'POST /api/signup';

/** A server at which nobody is signed in until a log-in succeeds. */
function serverBeforeLogin(answers: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    'GET /api/auth/token': signedOutAnswer,
    'GET /api/user/me': { body: { ...owner, partner: null } },
    'GET /api/site': { body: { productionHosts: [], demoChatLinkId: null, demoChats: {} } },
    'POST /api/page-view': { status: 204 },
    [signIn]: () => {
      server.answer('GET /api/auth/token', signedInAnswer);
      return { body: { email: owner.email } };
    },
    ...answers,
  });
  return server;
}

async function fillIn(email: string, password: string, submit: string) {
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: submit }));
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(cleanup);

describe('the login page', () => {
  it('logs in and leads to the dashboard', async () => {
    const server = serverBeforeLogin();
    const app = await renderApp('/login');
    await fillIn('Owner@Studio.example ', 'a good password', 'Log in');
    await waitFor(() => expect(app.currentPath()).toBe('/dashboard'));
    expect(server.callsTo(signIn)[0]?.body).toEqual({ email: owner.email, password: 'a good password' });
  });

  it('leads on to the page that was asked for', async () => {
    serverBeforeLogin();
    const app = await renderApp('/settings');
    await waitFor(() => expect(app.currentPath()).toBe('/login'));
    await fillIn(owner.email, 'a good password', 'Log in');
    await waitFor(() => expect(app.currentPath()).toBe('/settings'));
  });

  it('says in plain words that the password is wrong', async () => {
    serverBeforeLogin({ [signIn]: { status: 401, body: { error: 'No.', code: 'wrong_credentials' } } });
    await renderApp('/login');
    await fillIn(owner.email, 'wrong', 'Log in');
    expect((await screen.findByRole('alert')).textContent).toBe('E-mail or password is not right.');
  });

  it('sends nothing while the fields are not filled in', async () => {
    const server = serverBeforeLogin();
    await renderApp('/login');
    await fillIn('nobody', '', 'Log in');
    expect(await screen.findByText('This is not an e-mail address')).toBeTruthy();
    expect(screen.getByText('Please fill this in')).toBeTruthy();
    expect(server.callsTo(signIn)).toHaveLength(0);
  });

  it('signs up and enters at once', async () => {
    const server = serverBeforeLogin({ [signUp]: { status: 201, body: { email: owner.email } } });
    const app = await renderApp('/login?mode=signup');
    await fillIn(owner.email, 'long enough to keep', 'Sign up');
    await waitFor(() => expect(app.currentPath()).toBe('/dashboard'));
    expect(server.callsTo(signUp)[0]?.headers.has('Authorization')).toBe(false);
  });

  it('tells a known address to check the mail or log in', async () => {
    serverBeforeLogin({
      [signUp]: { status: 201, body: { email: owner.email } },
      [signIn]: { status: 401, body: { error: 'No.', code: 'wrong_credentials' } },
    });
    await renderApp('/login?mode=signup');
    await fillIn(owner.email, 'long enough to keep', 'Sign up');
    expect(await screen.findByText('Check your e-mail or log in')).toBeTruthy();
  });

  it('refuses a short password before it is sent', async () => {
    const server = serverBeforeLogin();
    await renderApp('/login?mode=signup');
    await fillIn(owner.email, 'short', 'Sign up');
    expect(await screen.findByText('At least 10 characters')).toBeTruthy();
    expect(server.callsTo(signUp)).toHaveLength(0);
  });

  it('asks for a reset link and says the same for every address', async () => {
    const request = 'POST /api/auth/request-password-reset';
    const server = serverBeforeLogin({ [request]: { body: {} } });
    await renderApp('/login?mode=forgot');
    fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'who@studio.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/If who@studio.example has an account/)).toBeTruthy();
    expect(server.callsTo(request)[0]?.body).toEqual({ email: 'who@studio.example' });
  });

  it('sets a new password with the token of the mailed link', async () => {
    const reset = 'POST /api/auth/reset-password';
    const server = serverBeforeLogin({ [reset]: { body: {} } });
    await renderApp('/login?reset=12345678901234567890');
    fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'quite a new one' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('Your password is changed')).toBeTruthy();
    expect(server.callsTo(reset)[0]?.body).toEqual({
      token: '12345678901234567890',
      newPassword: 'quite a new one',
    });
  });

  it('speaks the chosen language', async () => {
    serverBeforeLogin();
    await renderApp('/login', 'UA');
    expect(await screen.findByRole('heading', { name: /^З\s+поверненням$/u })).toBeTruthy();
    expect(document.documentElement.lang).toBe('uk');
  });
});
