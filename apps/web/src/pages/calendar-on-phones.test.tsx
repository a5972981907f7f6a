import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleEvent, examplePartner, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const base = `/api/partner/${partnerId}`;
const agenda = '/calendar?view=agenda&date=2026-03-12';

beforeEach(() => {
  const ask = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(ask.call(window, query), 'matches', { value: query === '(max-width: 767.98px)' }),
  );
  stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET ${base}`]: { body: examplePartner() },
    [`GET ${base}/event`]: { body: [exampleEvent()] },
    [`GET ${base}/pricing`]: { body: { version: 1, rows: [] } },
    [`GET ${base}/calendar-feed`]: { body: { url: null } },
    [`GET ${base}/calendar-subscription`]: { body: [] },
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the calendar on phones', () => {
  it('shows the jobs before all but the buttons to turn pages, to add, and the one that holds the rest', async () => {
    await renderApp(agenda);
    const job = await screen.findByRole('button', { name: /Ceramic coating/ });
    await screen.findByRole('button', { name: 'View: List' });
    const main = within(screen.getByRole('main'));
    const before = main
      .getAllByRole('button')
      .filter((button) => button.compareDocumentPosition(job) & Node.DOCUMENT_POSITION_FOLLOWING)
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(before).toEqual(['View: List', 'Add event', 'Back', 'Forward', 'Today']);
    expect(main.queryByRole('radio')).toBeNull();
    expect(main.queryByText(/All times are the studio’s/)).toBeNull();
  });

  it('holds the views, the way to other calendars and the zone behind one button', async () => {
    const app = await renderApp(agenda);
    fireEvent.click(await screen.findByRole('button', { name: 'View: List' }));
    const menu = within(await screen.findByRole('menu'));
    const views = menu.getAllByRole('menuitemradio');
    expect(views.map((view) => view.textContent)).toEqual(['Month', 'Day', 'By bay', 'List']);
    expect(menu.getByRole('menuitemradio', { checked: true }).textContent).toBe('List');
    expect(menu.getByText(/All times are the studio’s \(Europe\/Berlin\)/)).toBeDefined();
    fireEvent.click(menu.getByRole('menuitemradio', { name: 'Day' }));
    await waitFor(() => expect(app.router.state.location.search).toMatchObject({ view: 'day' }));
    fireEvent.click(await screen.findByRole('button', { name: 'View: Day' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Subscribe' }));
    expect(await screen.findByRole('button', { name: 'Create the address' })).toBeDefined();
  });

  it('leads back to today, and goes on from there by keys', async () => {
    await renderApp(agenda);
    fireEvent.click(await screen.findByRole('button', { name: 'Today' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Today' })).toBeNull());
    expect(document.activeElement?.tagName).toBe('H2');
  });
});
