import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeServer } from '../testing/fake-server.ts';
import { App } from './app.tsx';
import { createServices } from './services.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });

async function open() {
  const server = createFakeServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('XMLHttpRequest', server.PhotoRequest);
  render(<App services={createServices('link', window)} />);
  const field = await screen.findByRole('textbox');
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Fotos hinzufügen', { selector: 'input' }), { target: { files } });
  return { server, field, choose };
}

const sentPhotos = (server: ReturnType<typeof createFakeServer>) =>
  server.conversations[0]?.messages[0]?.photos?.map(({ id }) => id);

it('sends photos without a word, and shows them in the talk', async () => {
  const { server, field, choose } = await open();
  choose(photo('a'), photo('b'));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByRole('button', { name: 'Foto 2 öffnen' })).toBeTruthy();
  await waitFor(() => expect(sentPhotos(server)).toEqual(['photo-1', 'photo-2']));
  expect(screen.queryByRole('list', { name: 'Ausgewählte Fotos' })).toBeNull();
});

it('lets a message that was sent too early leave with its last photo', async () => {
  const { server, field, choose } = await open();
  server.holdPhotos();
  choose(photo('a'));
  fireEvent.change(field, { target: { value: 'Kratzer' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByRole('progressbar', { name: 'Foto 1 wird gesendet' })).toBeTruthy();
  expect(server.conversations).toEqual([]);
  server.releasePhotos();
  expect(await screen.findByText('Kratzer')).toBeTruthy();
  await waitFor(() => expect(sentPhotos(server)).toEqual(['photo-1']));
});

it('takes what is pasted and dropped, says what is too much, and lets it be taken out', async () => {
  const { field } = await open();
  const paste = createEvent.paste(field, {
    clipboardData: { files: [photo('a')], getData: () => '' },
  });
  fireEvent(field, paste);
  expect(paste.defaultPrevented).toBe(true);
  const files = [photo('b'), photo('c'), photo('d'), photo('e')];
  fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files } });
  expect(await screen.findByText('Höchstens vier Fotos pro Nachricht.')).toBeTruthy();
  expect(screen.getAllByRole('img', { name: /^Foto \d$/ })).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Foto 4 entfernen' }));
  expect(screen.getAllByRole('img', { name: /^Foto \d$/ })).toHaveLength(3);
  expect(screen.queryByText('Höchstens vier Fotos pro Nachricht.')).toBeNull();
});

it('says that a photo is gone, and brings the words back', async () => {
  const { server, field, choose } = await open();
  choose(photo('a'));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  fireEvent.change(field, { target: { value: 'Kratzer' } });
  server.fail({ status: 409, code: 'photo_gone' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText(/Ein Foto ist nicht mehr da/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  expect((field as HTMLTextAreaElement).value).toBe('Kratzer');
  expect(screen.queryByRole('list', { name: 'Ausgewählte Fotos' })).toBeNull();
});

it('says what to do with a photo in HEIC, and keeps the words and the other photos', async () => {
  const { server, field, choose } = await open();
  fireEvent.change(field, { target: { value: 'Kratzer an der Tür' } });
  const heic = new File(['\0\0\0\x1cftypheic'], 'IMG_1.HEIC', { type: 'image/heic' });
  choose(photo('a'), heic);
  expect(await screen.findByText(/HEIC.*Screenshot/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('Kratzer an der Tür')).toBeTruthy();
  await waitFor(() => expect(sentPhotos(server)).toEqual(['photo-1']));
});
