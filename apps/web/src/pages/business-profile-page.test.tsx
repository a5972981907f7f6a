import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { admin, examplePartner, newcomer, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const patchConfig = `PATCH /api/partner/${partnerId}/config`;
const partner = examplePartner();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('the business profile', () => {
  it('saves the hours that were changed, typed any way, and says so', async () => {
    const config = { ...partner.config, hours: { ...partner.config.hours, sat: [['10:00', '15:00']] } };
    const server = visit({ [patchConfig]: { body: { ...partner, config } } });
    await renderApp('/business-profile');
    const hours = await findSection('Opening hours');
    fireEvent.click(hours.getByRole('switch', { name: 'Saturday open' }));
    type(hours.getByLabelText('Saturday, opens at'), '10');
    type(hours.getByLabelText('Saturday, closes at'), '1500');
    fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));

    await waitFor(() => expect(server.callsTo(patchConfig)).toHaveLength(1));
    expect(server.callsTo(patchConfig)[0]?.body).toEqual({ hours: config.hours });
    expect(await screen.findByText('Saved')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  });

  it('takes an answer to what clients ask, with one tap on the topic', async () => {
    const knowledge = [{ topic: 'waiting', answer: 'Yes, there is coffee and Wi-Fi.' }];
    const server = visit({
      [patchConfig]: { body: { ...partner, config: { ...partner.config, knowledge } } },
    });
    await renderApp('/business-profile');
    const asked = await findSection('What clients ask');
    fireEvent.click(asked.getByRole('button', { name: 'Waiting at the studio' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(server.callsTo(patchConfig)).toHaveLength(0);
    type(
      await asked.findByLabelText('Your answer: Waiting at the studio'),
      'Yes, there is coffee and Wi-Fi.',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.callsTo(patchConfig)).toHaveLength(1));
    expect(server.callsTo(patchConfig)[0]?.body).toEqual({ knowledge });
    expect(asked.queryByRole('button', { name: 'Waiting at the studio' })).toBeNull();
    fireEvent.click(asked.getByRole('button', { name: 'Remove the answer: Waiting at the studio' }));
    expect(asked.getByRole('button', { name: 'Waiting at the studio' })).toBeDefined();
  });

  it('names the day whose times cannot be', async () => {
    const server = visit({});
    await renderApp('/business-profile');
    const hours = await findSection('Opening hours');
    type(hours.getByLabelText('Monday, closes at'), '8');
    fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    const monday = within(hours.getByRole('group', { name: 'Monday' }));
    expect(await monday.findByText('Closing comes after opening')).toBeDefined();
    expect(server.callsTo(patchConfig)).toHaveLength(0);
  });

  it('copies one day to the others and puts in a break', async () => {
    visit({});
    await renderApp('/business-profile');
    const hours = await findSection('Opening hours');
    fireEvent.click(
      within(hours.getByRole('group', { name: 'Monday' })).getByRole('button', { name: 'Add a break' }),
    );
    expect(hours.getByLabelText<HTMLInputElement>('Monday 2, opens at').value).toBe('14:00');
    fireEvent.click(hours.getByRole('button', { name: 'Copy to … (Monday)' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Every day' }));
    expect(hours.getByLabelText<HTMLInputElement>('Sunday 2, opens at').value).toBe('14:00');
  });

  it('keeps what was typed when saving fails, and sends only what was changed', async () => {
    const server = visit({
      [patchConfig]: { status: 503, body: { error: 'Not now.', code: 'unavailable' } },
    });
    await renderApp('/business-profile');
    const contact = await findSection('Contact');
    type(contact.getByLabelText('Phone'), '+49 30 1234');
    fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect((await screen.findByRole('alert')).textContent).toContain('not available right now');
    expect(contact.getByLabelText<HTMLInputElement>('Phone').value).toBe('+49 30 1234');
    expect(server.callsTo(patchConfig)[0]?.body).toEqual({ contactPhone: '+49 30 1234' });
  });

  it('saves what was changed in several sections with one press, one after the other', async () => {
    const answers = [{ contactPhone: '+49 30 1' }, { policies: 'No pets.' }];
    const server = visit({});
    server.answer(patchConfig, () => ({
      body: {
        ...partner,
        config: Object.assign({}, partner.config, ...answers.slice(0, server.callsTo(patchConfig).length)),
      },
    }));
    await renderApp('/business-profile');
    type((await findSection('Contact')).getByLabelText('Phone'), '+49 30 1');
    type((await findSection('What else the bot should know')).getByLabelText('Policies'), 'No pets.');
    expect(screen.getAllByRole('button', { name: 'Save changes' })).toHaveLength(1);
    fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.callsTo(patchConfig)).toHaveLength(2));
    expect(server.callsTo(patchConfig).map(({ body }) => body)).toEqual(answers);
    expect(await screen.findAllByText('Saved')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  });

  it('asks before changes are left behind', async () => {
    visit({});
    const { currentPath } = await renderApp('/business-profile');
    const contact = await findSection('Contact');
    type(contact.getByLabelText('Phone'), '1');
    fireEvent.click(screen.getByRole('link', { name: 'Settings' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    fireEvent.click(question.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentPath()).toBe('/business-profile');

    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(contact.getByLabelText<HTMLInputElement>('Phone').value).toBe('');
    fireEvent.click(screen.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(currentPath()).toBe('/settings'));
  });

  it('adds a bay with an id of its own and never removes the last one', async () => {
    const server = visit({ [patchConfig]: { body: partner } });
    await renderApp('/business-profile');
    const bays = await findSection('Bays');
    expect(bays.getByRole('button', { name: 'Remove Bay 1' })).toHaveProperty('disabled', true);
    fireEvent.click(bays.getByRole('button', { name: 'Add bay' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.callsTo(patchConfig)).toHaveLength(1));
    expect(server.callsTo(patchConfig)[0]?.body).toEqual({
      bays: [partner.config.bays[0], { id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Bay 2' }],
    });
  });

  it('lets a newcomer create the business and goes on to its profile', async () => {
    const server = visit({
      'GET /api/user/me': { body: newcomer },
      'POST /api/partner': { status: 201, body: partner },
    });
    await renderApp('/business-profile');
    type(await screen.findByLabelText('Business or studio name'), 'Folienwerk');
    type(screen.getByLabelText('Address'), 'Torstraße 12, Berlin');
    server.answer('GET /api/user/me', { body: owner });
    fireEvent.click(screen.getByRole('button', { name: 'Create business' }));
    expect(await findSection('Opening hours')).toBeDefined();
    expect(server.callsTo('POST /api/partner')[0]?.body).toMatchObject({
      name: 'Folienwerk',
      config: { country: 'DE', currency: 'EUR' },
    });
  });

  it('sends an administrator to the partners', async () => {
    visit({ 'GET /api/user/me': { body: admin } });
    await renderApp('/business-profile');
    expect(await screen.findByRole('heading', { name: 'A profile belongs to one business' })).toBeDefined();
  });
});

function visit(answers: Parameters<typeof stubServer>[0]) {
  return stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET /api/partner/${partnerId}`]: { body: partner },
    ...answers,
  });
}

async function findSection(name: string) {
  return within(await screen.findByRole('form', { name }));
}

function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}
