import type { ChatMessage } from '@glossa/contracts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeServer, examplePage } from '../testing/fake-server.ts';
import { speak } from '../testing/german-browser.ts';
import { App } from './app.tsx';
import { createServices } from './services.ts';

type Server = ReturnType<typeof createFakeServer>;

const quote: ChatMessage['quote'] = {
  lines: [
    { rowId: 'r1', label: 'Scheibentönung · LLumar ATC', price: 269, priceTo: null, isFrom: false },
    { rowId: 'r2', label: 'Sonnenstreifen', price: 45, priceTo: null, isFrom: false },
  ],
  total: 314,
  currency: 'EUR',
};

beforeEach(() => window.localStorage.clear());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(server: Server): void {
  vi.stubGlobal('fetch', server.fetch);
  render(<App services={createServices('link', window)} />);
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ihre Nachricht' });

async function write(text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } });
}

describe('the chat', () => {
  it('DR-6: greets in the client’s language, says that it is an AI and links the privacy policy', async () => {
    open(createFakeServer());
    expect(await screen.findByText(examplePage.greeting)).toBeTruthy();
    expect(screen.getByText(/KI-Assistenten/)).toBeTruthy();
    expect(screen.getByText(/keine sensiblen Daten/)).toBeTruthy();
    const privacy = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Datenschutz' })[0];
    expect(privacy?.getAttribute('href')).toBe('/privacy-policy');
    expect(privacy?.target).toBe('_blank');
    expect(document.documentElement.lang).toBe('de');
    expect(document.title).toBe('Folienwerk Berlin');
  });

  it('shows the quote as a receipt and announces it once', async () => {
    open(createFakeServer({ reply: () => [{ text: 'Für den X5:', quote }] }));
    await write('Wie viel kostet die Tönung?');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    const receipt = await screen.findByLabelText('Angebot');
    expect(within(receipt).getByText('Scheibentönung · LLumar ATC')).toBeTruthy();
    expect(within(receipt).getByText(/^314\s€$/)).toBeTruthy();
    expect((await field()).value).toBe('');
    const live = document.querySelectorAll('[aria-live="polite"]');
    expect(live).toHaveLength(1);
    await waitFor(() => expect(live[0]?.textContent).toMatch(/^Für den X5: Gesamt 314\s€$/));
  });

  it('names the car on the receipt', async () => {
    open(createFakeServer({ reply: () => [{ text: 'Gern:', quote: { ...quote, car: 'BMW X5' } }] }));
    await write('Wie viel?');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    expect(within(await screen.findByLabelText('Angebot')).getByText('BMW X5')).toBeTruthy();
  });

  it('shows one card for a booking, with its price on it', async () => {
    const [line] = quote.lines;
    if (!line) throw new Error('no line');
    const booking = {
      eventId: crypto.randomUUID(),
      service: 'Scheibentönung',
      start: '2027-03-18T10:00:00.000Z',
      end: '2027-03-18T11:00:00.000Z',
      managePath: '/booking/secret',
    };
    const one = { ...quote, lines: [{ ...line, price: 45, isFrom: true }], total: 45 };
    open(createFakeServer({ reply: () => [{ text: 'Erledigt.', quote: one, booking }] }));
    await write('ja');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    const card = await screen.findByLabelText('Termin');
    expect(within(card).getByText(/^ab 45\s€$/)).toBeTruthy();
    expect(screen.queryByLabelText('Angebot')).toBeNull();
  });

  it('shows the typing sign at once and takes it away with the answer', async () => {
    open(createFakeServer());
    await write('Hallo');
    fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
    expect(screen.getByText('Der Assistent schreibt')).toBeTruthy();
    expect(await screen.findByText('re: Hallo')).toBeTruthy();
    expect(screen.queryByText('Der Assistent schreibt')).toBeNull();
  });

  it('sends a tapped choice and replaces the choices by those of the answer', async () => {
    open(createFakeServer({ reply: () => [{ text: 'Wann?', choices: ['Do 09:00'] }] }));
    fireEvent.click(await screen.findByRole('button', { name: 'Scheibentönung' }));
    expect(await screen.findByRole('button', { name: 'Do 09:00' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Folierung' })).toBeNull();
  });

  it('asks for a person in words', async () => {
    const server = createFakeServer();
    open(server);
    fireEvent.click(await screen.findByRole('button', { name: 'Mitarbeiter' }));
    expect(await screen.findByText('re: Ich möchte mit einem Mitarbeiter sprechen')).toBeTruthy();
  });

  it('makes a new line with Shift and Enter, and sends nothing blank', async () => {
    const server = createFakeServer();
    open(server);
    await write('eins');
    fireEvent.keyDown(await field(), { key: 'Enter', shiftKey: true });
    await write(' \u200b\n');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    expect(server.conversations).toEqual([]);
  });

  it('shows what a hostile text says, as text', async () => {
    const text = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) https://ok.example';
    open(createFakeServer({ reply: () => [{ text }] }));
    await write('Hallo');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    const link = await screen.findByRole('link', { name: 'https://ok.example' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(document.querySelector('img')).toBeNull();
    expect(link.closest('.bubble')?.textContent).toBe(text);
  });

  it('changes its own words with the language, and remembers the choice', async () => {
    open(createFakeServer());
    fireEvent.click(await screen.findByRole('button', { name: 'Українська' }));
    expect(await screen.findByRole('button', { name: 'Надіслати' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('uk');
    cleanup();
    open(createFakeServer());
    expect(await screen.findByRole('button', { name: 'Менеджер' })).toBeTruthy();
  });

  it('speaks the browser’s language before the first word, greeting and choices included', async () => {
    speak('uk-UA', 'en');
    open(createFakeServer());
    expect(await screen.findByText(examplePage.openings.UA.greeting)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Скільки це коштує?' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Менеджер' })).toBeTruthy();
    expect(screen.queryByText(examplePage.greeting)).toBeNull();
  });

  it('speaks the bot’s language where it knows none of the browser’s', async () => {
    speak('fr-FR');
    open(createFakeServer());
    expect(await screen.findByText(examplePage.greeting)).toBeTruthy();
  });

  it('follows the language of the messages, also in what the button for a person says', async () => {
    const server = createFakeServer({ hear: (text) => (/[а-я]/i.test(text) ? 'RU' : null) });
    open(server);
    await write('Сколько стоит тонировка?');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('button', { name: 'Менеджер' }));
    expect(await screen.findByText('re: Хочу поговорить с менеджером')).toBeTruthy();
    expect(document.documentElement.lang).toBe('ru');
  });

  it('has the last choices worded anew when the language is switched', async () => {
    open(createFakeServer({ reply: () => [{ text: 'Wann?', choices: ['Andere Zeit'] }] }));
    await write('Hallo');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    await screen.findByRole('button', { name: 'Andere Zeit' });
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('button', { name: 'EN: Andere Zeit' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  });

  it('keeps contact and language behind the studio’s name on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
    );
    open(createFakeServer());
    const title = await screen.findByRole('button', { name: /Folienwerk Berlin/ });
    expect(screen.queryByText('+49 30 1234567')).toBeNull();
    fireEvent.click(title);
    expect(screen.getByRole('link', { name: '+49 30 1234567' }).getAttribute('href')).toBe(
      'tel:+49301234567',
    );
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByText('+49 30 1234567')).toBeNull();
  });

  it('counts characters near the limit and keeps a text that is too long', async () => {
    open(createFakeServer());
    await write('x'.repeat(4_003));
    expect(screen.getByText('3 Zeichen zu lang')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Senden' }).disabled).toBe(true);
    expect((await field()).value).toHaveLength(4_003);
  });
});

describe('nothing typed is lost', () => {
  it.each([
    ['takes words out of the field that another tab sent', 'Was kostet', ''],
    ['keeps words that another tab did not send', 'Was kostet das', 'Was kostet das'],
  ])('%s', async (_, typed, left) => {
    open(createFakeServer());
    await write(typed);
    const sent = { key: 'glossa.chat.link.draft', oldValue: 'Was kostet', newValue: '' };
    act(() => void window.dispatchEvent(new StorageEvent('storage', sent)));
    expect((await field()).value).toBe(left);
  });

  it('brings the draft back after a reload', async () => {
    open(createFakeServer());
    await write('halber Sa');
    cleanup();
    open(createFakeServer());
    expect((await field()).value).toBe('halber Sa');
  });

  it('lets a refused message be edited', async () => {
    const server = createFakeServer();
    open(server);
    await write('zu lang');
    server.fail({ status: 400, code: 'message_too_long' });
    fireEvent.keyDown(await field(), { key: 'Enter' });
    expect(await screen.findByText('Zu lang zum Senden')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Bearbeiten' }));
    expect((await field()).value).toBe('zu lang');
    expect(screen.queryByText('Zu lang zum Senden')).toBeNull();
  });

  it('says that a message is not sent yet, and sends it on request', async () => {
    const server = createFakeServer();
    open(server);
    await write('Hallo');
    server.fail('network');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    expect(await screen.findByText('Noch nicht gesendet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Jetzt senden' }));
    expect(await screen.findByText('re: Hallo')).toBeTruthy();
  });

  it('works without storage and says how long the chat lives', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    open(createFakeServer());
    expect(await screen.findByText(/solange dieser Tab offen ist/)).toBeTruthy();
    await write('Hallo');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    expect(await screen.findByText('re: Hallo')).toBeTruthy();
  });
});

describe('instead of the chat', () => {
  it.each([
    ['not_found', 'There is no chat here'],
    ['bot_paused', 'The assistant is taking a break'],
  ])('a friendly page stands where the server says %s', async (code, title) => {
    speak('en-GB');
    const server = createFakeServer();
    server.fail({ status: 404, code });
    open(server);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('a page that tries again stands while nobody answers', async () => {
    speak('en-GB');
    const server = createFakeServer();
    server.fail('network');
    open(server);
    expect(screen.getByRole('main', { busy: true })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(examplePage.openings.EN.greeting)).toBeTruthy();
  });
});
