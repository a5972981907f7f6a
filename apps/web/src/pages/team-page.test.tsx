import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { examplePartner, owner, partnerId, staff } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const path = `/api/partner/${partnerId}`;
const member = (user: typeof owner) => ({
  ...{ userId: user.id, email: user.email, role: user.partner?.role },
  joinedAt: '2026-03-01T10:00:00.000Z',
});
const invitation = {
  ...{ id: '3f2504e0-4f89-41d3-9a0c-0305e82c3399', email: 'new@studio.example', role: 'STAFF' },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', expiresAt: '2099-11-08T10:00:00.000Z' },
};

function serve(answers: Parameters<typeof stubServer>[0] = {}) {
  return stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET ${path}`]: { body: examplePartner() },
    [`GET ${path}/team`]: { body: { members: [member(owner), member(staff)], invitations: [] } },
    ...answers,
  });
}

it('invites an address and shows the link once', async () => {
  const server = serve({
    [`POST ${path}/invitation`]: {
      status: 201,
      body: { invitation, link: 'https://glossa.example/join#secret', isMailed: false },
    },
  });
  await renderApp('/team');
  const email = await screen.findByLabelText('E-mail address');
  fireEvent.change(email, { target: { value: 'nobody' } });
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/e-mail address/i, { selector: '[class*=error]' })).toBeTruthy();
  expect(server.callsTo(`POST ${path}/invitation`)).toEqual([]);
  fireEvent.change(email, { target: { value: 'new@studio.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const link = await screen.findByLabelText<HTMLInputElement>('Invitation link');
  expect(link.value).toBe('https://glossa.example/join#secret');
  expect(server.callsTo(`POST ${path}/invitation`)[0]?.body).toEqual({
    email: 'new@studio.example',
    role: 'STAFF',
  });
});

it('lets the last owner neither go nor become staff, and removes others after a question', async () => {
  const server = serve({ [`DELETE ${path}/member/${staff.id}`]: { status: 204 } });
  await renderApp('/team');
  const table = await screen.findByRole('table', { name: 'People in the team' });
  expect(within(table).queryByRole('button', { name: 'Leave' })).toBeNull();
  expect(within(table).queryByLabelText(`Role of ${owner.email}`)).toBeNull();
  fireEvent.click(within(table).getByRole('button', { name: `Remove ${staff.email}` }));
  const question = await screen.findByRole('dialog');
  expect(server.callsTo(`DELETE ${path}/member/${staff.id}`)).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Removed from the team')).toBeTruthy();
});
