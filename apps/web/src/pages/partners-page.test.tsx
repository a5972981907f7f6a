import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { admin, examplePartner } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { type StubbedCall, signedInAnswer, stubServer } from '../testing/stub-server.ts';

const list = 'GET /api/partner';
const total = 45;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('the list of partners', () => {
  it('shows a page of them and goes to the next', async () => {
    const server = visit({ [list]: pageOfPartners });
    const { router } = await renderApp('/partners');
    const row = within(await screen.findByRole('row', { name: /Studio 1\b/ }));
    expect(row.getByRole('cell', { name: 'Trial' })).toBeDefined();
    expect(screen.getByText('1–20 of 45')).toBeDefined();

    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(await screen.findByRole('link', { name: 'Studio 41' })).toBeDefined();
    expect(screen.getByText('41–45 of 45')).toBeDefined();
    expect(router.state.location.searchStr).toBe('?page=3');
    expect(server.callsTo(list).map((call) => call.query)).toEqual([
      '?page=1&pageSize=20&sort=-createdAt',
      '?page=3&pageSize=20&sort=-createdAt',
    ]);
  });

  it('searches on the server while one types, from the first page', async () => {
    const server = visit({ [list]: pageOfPartners });
    await renderApp('/partners?page=2');
    await screen.findByRole('link', { name: 'Studio 21' });
    fireEvent.change(screen.getByLabelText('Search by name, address or e-mail'), {
      target: { value: ' folie ' },
    });
    await waitFor(() =>
      expect(server.callsTo(list).at(-1)?.query).toBe('?page=1&pageSize=20&sort=-createdAt&search=folie'),
    );
  });

  it('lets go of whoever clicks on before the search has begun', async () => {
    const server = visit({ [list]: pageOfPartners });
    const { router } = await renderApp('/partners');
    await screen.findByRole('link', { name: 'Studio 1' });
    const field = screen.getByLabelText('Search by name, address or e-mail');
    fireEvent.change(field, { target: { value: 'folie' } });
    const going = router.navigate({ to: '/settings' });
    // A busy machine: the pause of the search is over before the next screen is there.
    const until = performance.now() + 300;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await going;
    expect(router.state.location.pathname).toBe('/settings');
    expect(server.callsTo(list).some(({ query }) => query.includes('search'))).toBe(false);
  });

  it('says that nothing was found and offers the whole list again', async () => {
    visit({ [list]: ({ query }) => (query.includes('search') ? answer([], 0) : pageOfPartners({ query })) });
    await renderApp('/partners?search=nowhere');
    expect(await screen.findByRole('heading', { name: 'Nothing found for “nowhere”' })).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    expect(await screen.findByRole('link', { name: 'Studio 1' })).toBeDefined();
  });

  it('teaches what comes here while there is nobody', async () => {
    visit({ [list]: answer([], 0) });
    await renderApp('/partners', 'UA');
    expect(await screen.findByRole('heading', { name: 'Партнерів ще немає' })).toBeDefined();
  });

  it('offers another try when the list cannot be loaded', async () => {
    const server = visit({ [list]: { status: 403, body: { error: 'No.', code: 'admin_only' } } });
    await renderApp('/partners');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(list, pageOfPartners);
    fireEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Studio 1' })).toBeDefined();
  });
});

describe('creating a partner', () => {
  const create = 'POST /api/partner';

  it('shows a refusal of the owner at the field and keeps the rest', async () => {
    visit({ [create]: { status: 400, body: { error: 'Nobody.', code: 'owner_not_found' } } });
    await renderApp('/partners/create');
    type(await screen.findByLabelText('Business or studio name'), 'Folienwerk');
    type(screen.getByLabelText('Owner’s e-mail (optional)'), 'nobody@studio.example');
    fireEvent.click(screen.getByRole('button', { name: 'Create partner' }));
    expect(await screen.findByText('There is no customer with this e-mail address.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Owner’s e-mail (optional)'));
    expect(screen.getByLabelText<HTMLInputElement>('Business or studio name').value).toBe('Folienwerk');
  });

  it('leads to the new partner and sends no owner where none was named', async () => {
    const partner = examplePartner({ bots: [] });
    const server = visit({
      [create]: { status: 201, body: partner },
      [`GET /api/partner/${partner.id}`]: { body: partner },
    });
    const { currentPath } = await renderApp('/partners/create');
    type(await screen.findByLabelText('Business or studio name'), 'Folienwerk');
    fireEvent.click(screen.getByRole('button', { name: 'Create partner' }));
    await waitFor(() => expect(currentPath()).toBe(`/partners/${partner.id}`));
    expect(server.callsTo(create)[0]?.body).toEqual({ name: 'Folienwerk', address: '' });
  });
});

function visit(answers: Parameters<typeof stubServer>[0]) {
  return stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: admin },
    ...answers,
  });
}

function pageOfPartners({ query }: Pick<StubbedCall, 'query'>) {
  const page = Number(new URLSearchParams(query).get('page'));
  const first = (page - 1) * 20;
  const count = Math.min(20, total - first);
  const partners = Array.from({ length: count }, (_, i) =>
    examplePartner({
      id: `6f9619ff-8b86-4d11-b42d-${String(first + i).padStart(12, '0')}`,
      name: `Studio ${first + i + 1}`,
    }),
  );
  return answer(partners, total);
}

function answer(partners: unknown[], count: number) {
  return { body: partners, headers: { 'X-Total-Count': String(count) } };
}

function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}
