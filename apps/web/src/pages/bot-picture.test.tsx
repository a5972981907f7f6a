import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleBot, examplePartner, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const path = `/partners/${partnerId}`;
const bot = exampleBot();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('the picture of a bot', () => {
  it('makes a picture small, saves it at once and apart from the form, and takes it away, which can be undone', async () => {
    const server = visit();
    const painted = { ...bot, look: { ...bot.look, avatar: '0123456789abcdef' } };
    server.answer(`${botRoute('POST')}/avatar`, { body: painted });
    server.answer(`${botRoute('DELETE')}/avatar`, { body: bot });
    server.answer(`GET /api/chat/${bot.chatLinkId}/avatar`, { body: 'picture' });
    vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 600, close: () => undefined }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/webp;base64,UklGRg==');
    await renderApp(`${path}?bot=${bot.id}`);
    const field = await screen.findByLabelText('Picture of the bot');
    fireEvent.change(field, { target: { files: [new File(['x'], 'face.png', { type: 'image/png' })] } });
    expect(await screen.findByRole('button', { name: 'Another picture' })).toBeDefined();
    expect(server.callsTo(`${botRoute('POST')}/avatar`)[0]?.body).toEqual({ image: 'UklGRg==' });
    expect(document.querySelector('img')?.getAttribute('src')).toBe(
      `/api/chat/${bot.chatLinkId}/avatar?v=0123456789abcdef`,
    );
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Choose a picture' })).toBeDefined();
    expect(screen.getByText('Picture removed')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Another picture' })).toBeDefined();
    expect(server.callsTo(`${botRoute('POST')}/avatar`)[1]?.body).toEqual({ image: btoa('"picture"') });
  });

  it('says that a file is no picture', async () => {
    const server = visit();
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    await renderApp(`${path}?bot=${bot.id}`);
    const field = await screen.findByLabelText('Picture of the bot');
    fireEvent.change(field, { target: { files: [new File(['x'], 'notes.txt')] } });
    expect(await screen.findByText(/not a picture we can read/)).toBeDefined();
    expect(server.callsTo(`${botRoute('POST')}/avatar`)).toHaveLength(0);
  });
});

function visit() {
  return stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET /api/partner/${partnerId}`]: { body: examplePartner() },
    [`${botRoute('POST')}/preview`]: { status: 201, body: { previewToken: '17.ab' } },
  });
}

function botRoute(method: string) {
  return `${method} /api/partner/${partnerId}/bot/${bot.id}`;
}
