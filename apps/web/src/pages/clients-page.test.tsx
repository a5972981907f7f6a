import type { ClientDetail, ListedClient } from '@glossa/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examplePartner, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const list = `GET /api/partner/${partnerId}/client`;
const id = '7d444840-9dc0-11d1-b245-5ffdce74fad2';
const one = `GET /api/partner/${partnerId}/client/${id}`;

const oksana: ListedClient = {
  id,
  name: 'Oksana',
  phone: '+380501234567',
  email: '',
  language: 'UA',
  talks: 1,
  bookings: 1,
  lastVisit: '2026-03-02T10:00:00.000Z',
  lastSeenAt: '2026-03-01T10:00:00.000Z',
};
const detail: ClientDetail = {
  ...oksana,
  notes: 'pays cash',
  cars: ['BMW X5 · SUV'],
  money: [{ currency: 'EUR', booked: 300, visited: 250 }],
  consent: { noticeVersion: 1, at: '2026-03-01T10:00:00.000Z' },
  conversations: [],
  quotes: [],
  events: [],
  merged: [],
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

const visit = (answers: Parameters<typeof stubServer>[0]) =>
  stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET /api/partner/${partnerId}`]: { body: examplePartner() },
    ...answers,
  });

describe('the clients', () => {
  it('are listed with how to reach them and lead to their pages', async () => {
    visit({ [list]: { body: [oksana] }, [one]: { body: detail } });
    await renderApp('/clients');
    fireEvent.click(await screen.findByRole('link', { name: 'Oksana' }));
    expect(await screen.findByRole('heading', { name: 'Oksana' })).toBeDefined();
    for (const words of ['BMW X5 · SUV', '€300', '€250', 'Ukrainian', 'No talk yet.'])
      expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('pays cash');
  });

  it('say how the first one comes where there is nobody', async () => {
    visit({ [list]: { body: [] } });
    await renderApp('/clients', 'DE');
    expect(await screen.findByText('Noch niemand')).toBeDefined();
  });

  it('say so where there is no such client', async () => {
    visit({ [one]: { status: 404, body: { error: 'Not found', code: 'not_found' } } });
    await renderApp(`/clients/${id}`);
    expect(await screen.findByText('Client not found')).toBeDefined();
  });

  it('keep notes that could not be saved', async () => {
    const save = `PATCH /api/partner/${partnerId}/client/${id}`;
    const server = visit({
      [one]: { body: detail },
      [save]: { status: 503, body: { error: 'Not now.', code: 'unavailable' } },
    });
    await renderApp(`/clients/${id}`);
    const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
    expect(screen.queryByRole('button', { name: 'Save notes' })).toBeNull();
    fireEvent.change(notes, { target: { value: 'pays by card' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    await waitFor(() => expect(server.callsTo(save)[0]?.body).toEqual({ notes: 'pays by card' }));
    expect((await screen.findByRole('alert')).textContent).toContain('not available right now');
    expect(notes.value).toBe('pays by card');
  });
});
