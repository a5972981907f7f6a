import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeServer } from '../testing/fake-server.ts';
import { App } from './app.tsx';
import { createServices } from './services.ts';

beforeEach(() => window.localStorage.clear());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function talk(server = createFakeServer()) {
  vi.stubGlobal('fetch', server.fetch);
  render(<App services={createServices('link', window)} />);
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Hallo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
  await screen.findByText('Hallo');
  return server;
}

it('marks what a person writes and says who answers now', async () => {
  const server = await talk();
  await screen.findAllByText('re: Hallo');
  server.writeAsPerson('Hier ist das Studio.');
  expect((await screen.findAllByText('Hier ist das Studio.'))[0]).toBeTruthy();
  expect(screen.getByText('Team des Studios')).toBeTruthy();
  expect(screen.getByText(/Der Assistent hält sich zurück/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mitarbeiter' })).toBeNull();
});

it('links the calendar file and the page of a booking, in a new tab', async () => {
  const booking = {
    eventId: 'e1',
    service: 'Sonnenstreifen',
    start: '2027-03-18T10:00:00Z',
    end: '2027-03-18T11:00:00Z',
    managePath: '/booking/secret_Key-1',
  };
  await talk(createFakeServer({ reply: () => [{ text: 'Ihr Termin steht.', booking }] }));
  const card = await screen.findByRole('region', { name: 'Termin' });
  const links = within(card).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.target])).toEqual([
    ['In den Kalender', '/api/booking/secret_Key-1/booking.ics?language=DE', '_blank'],
    ['Ändern', '/booking/secret_Key-1', '_blank'],
  ]);
  expect(within(card).getByText('18')).toBeTruthy();
});

it.each(['https://evil.example/booking/x', '/booking/../login', 'javascript:alert(1)'])(
  'makes no link of the path %s',
  async (managePath) => {
    const booking = {
      eventId: 'e',
      service: 'Wrap',
      start: '2027-03-18T10:00:00Z',
      end: '2027-03-18T11:00:00Z',
      managePath,
    };
    await talk(createFakeServer({ reply: () => [{ text: 'Ok.', booking }] }));
    const card = await screen.findByRole('region', { name: 'Termin' });
    expect(within(card).queryAllByRole('link')).toEqual([]);
  },
);

it('erases the chat after asking', async () => {
  const server = await talk();
  await screen.findAllByText('re: Hallo');
  fireEvent.click(await screen.findByRole('button', { name: 'Chat löschen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Behalten' }));
  expect(server.conversations).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Chat löschen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
  expect(await screen.findByText('Ihr Chat ist gelöscht.')).toBeTruthy();
  expect(screen.queryByText('Hallo')).toBeNull();
  expect(server.conversations).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says so when the chat could not be erased', async () => {
  const server = await talk();
  await screen.findAllByText('re: Hallo');
  fireEvent.click(await screen.findByRole('button', { name: 'Chat löschen' }));
  server.fail('network');
  fireEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getAllByText('re: Hallo')[0]).toBeTruthy();
});

it('keeps nothing of a preview, says that it is one, and sends its token along', async () => {
  window.location.hash = '#preview=177.abc';
  const server = createFakeServer();
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    tokens.push(new Headers(init.headers).get('X-Preview-Token'));
    return server.fetch(input, init);
  });
  render(<App services={createServices('link', window)} />);
  expect(await screen.findByText(/Vorschau: Hier wird nichts gezählt/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Mitarbeiter' }));
  await waitFor(() => expect(server.conversations).toHaveLength(1));
  expect(new Set(tokens)).toEqual(new Set(['177.abc']));
  expect(window.localStorage.length).toBe(0);
  window.location.hash = '';
});
