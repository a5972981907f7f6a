import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeServer, examplePage } from '../testing/fake-server.ts';
import { App } from './app.tsx';
import { createServices } from './services.ts';

beforeEach(() => {
  window.localStorage.clear();
  document.body.innerHTML = `
    <script type="application/json" id="opening">${JSON.stringify(examplePage)}</script>
    <div id="early"><textarea aria-label="early"></textarea></div>`;
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const early = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'early' });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ihre Nachricht' });

function wake() {
  const server = createFakeServer();
  const fetcher = vi.fn(server.fetch);
  vi.stubGlobal('fetch', fetcher);
  render(<App services={createServices('link', window)} />);
  return fetcher;
}

describe('a page that came with its opening', () => {
  it('greets without asking the server for anything', async () => {
    const fetcher = wake();
    expect(await screen.findByText(examplePage.greeting)).toBeTruthy();
    expect(fetcher).not.toHaveBeenCalled();
    expect(document.getElementById('early')).toBeNull();
  });

  it('goes on with what was typed before it was awake, in the field where the cursor is', async () => {
    fireEvent.change(early(), { target: { value: 'Guten Tag, was ko' } });
    early().focus();
    wake();
    expect((await field()).value).toBe('Guten Tag, was ko');
    expect(document.activeElement).toBe(await field());
  });

  it('puts it below a draft of an earlier visit', async () => {
    createServices('link', window).draft.write('Ich wollte noch fragen');
    fireEvent.change(early(), { target: { value: 'Hallo' } });
    wake();
    expect((await field()).value).toBe('Ich wollte noch fragen\nHallo');
  });

  it('sends what Enter was pressed behind before it was awake, once', async () => {
    createServices('link', window).draft.write('Ich wollte noch fragen');
    fireEvent.change(early(), { target: { value: 'Was kostet eine Politur?\n' } });
    const fetcher = wake();
    expect(await screen.findByText('Was kostet eine Politur?')).toBeTruthy();
    expect((await field()).value).toBe('Ich wollte noch fragen');
    await vi.waitFor(() =>
      expect(fetcher.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(1),
    );
  });

  it('keeps lines that somebody is still writing', async () => {
    fireEvent.change(early(), { target: { value: 'Hallo,\nwas kostet' } });
    wake();
    expect((await field()).value).toBe('Hallo,\nwas kostet');
  });

  it('asks after all when what came with it can’t be read', async () => {
    const opening = document.getElementById('opening');
    if (opening) opening.textContent = '{"studioName":';
    const fetcher = wake();
    expect(await screen.findByText(examplePage.greeting)).toBeTruthy();
    expect(fetcher).toHaveBeenCalled();
  });
});
