import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { admin, exampleEvent, examplePartner, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const base = `/api/partner/${partnerId}`;
const event = exampleEvent({
  quote: {
    lines: [{ rowId: partnerId, label: 'Ceramic coating', price: 900, priceTo: null, isFrom: true }],
    total: 900,
    currency: 'EUR',
  },
});
const subscription = {
  id: '5a1b94b1-35ad-49bb-b118-8e8fc24abf80',
  name: 'Private',
  host: 'calendar.example',
  bayId: null,
  blocks: 3,
  readAt: '2026-03-12T08:00:00.000Z',
  problem: null,
};
const agenda = '/calendar?view=agenda&date=2026-03-12';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('the calendar', () => {
  it.each(['month', 'week', 'day', 'bays', 'agenda'])('shows a booking by %s', async (view) => {
    visit({});
    await renderApp(`/calendar?view=${view}&date=2026-03-12`);
    expect((await screen.findAllByText('Ceramic coating')).length).toBeGreaterThan(0);
  });

  it('says what to do where nothing is booked', async () => {
    visit({ [`GET ${base}/event`]: { body: [] } });
    await renderApp(agenda);
    expect(await screen.findByText('Nothing booked here')).toBeDefined();
  });

  it('shows the price that was said with a bot’s booking', async () => {
    visit({});
    await renderApp(agenda);
    fireEvent.click(await screen.findByText('Ceramic coating'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Booked by the bot')).toBeDefined();
    expect(dialog.getAllByText('from €900')).toHaveLength(2);
  });

  it('shows what the client said about coming, on the event and in it', async () => {
    const late = { ...event, clientWord: { kind: 'late', minutes: 15 } };
    visit({ [`GET ${base}/event`]: { body: [late] } });
    await renderApp(agenda);
    fireEvent.click(await screen.findByText(/Client is 15 min late · /));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Client is 15 min late')).toBeDefined();
  });

  it('shows a conflict before saving, and what else is free when the server refuses', async () => {
    const later = { ...event, start: '2096-03-15T08:00:00.000Z', end: '2096-03-15T11:30:00.000Z' };
    const refused = {
      status: 409,
      body: {
        error: 'Taken.',
        code: 'bay_taken',
        details: {
          inTheWay: [later],
          alternatives: [
            { bayId: event.bayId, start: '2096-03-15T12:00:00.000Z', end: '2096-03-15T14:00:00.000Z' },
          ],
        },
      },
    };
    const server = visit({ [`POST ${base}/event`]: refused, [`GET ${base}/event`]: { body: [later] } });
    await renderApp('/calendar?view=agenda&date=2096-03-15');
    fireEvent.click(await screen.findByRole('button', { name: 'Add event' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Taken already: Ceramic coating/)).toBeDefined();
    fireEvent.change(dialog.getByLabelText(/^Title/), { target: { value: 'Wash' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This time is taken')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(server.callsTo(`POST ${base}/event`)).toHaveLength(2));
    const [first, second] = server.callsTo(`POST ${base}/event`);
    expect(first?.body).toMatchObject({ title: 'Wash', start: '2096-03-15T09:00', force: false });
    expect(second?.body).toMatchObject({ force: true });
    expect(first?.headers.get('idempotency-key')).not.toBe(second?.headers.get('idempotency-key'));
  });

  it('sends only what was changed, with the version it was changed from', async () => {
    const server = visit({ [`PATCH ${base}/event/${event.id}`]: { body: { ...event, version: 2 } } });
    await renderApp(agenda);
    fireEvent.click(await screen.findByText('Ceramic coating'));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Edit' }));
    await screen.findByLabelText('Notes');
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Notes'), { target: { value: 'Key in the box' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.callsTo(`PATCH ${base}/event/${event.id}`)).toHaveLength(1));
    expect(server.callsTo(`PATCH ${base}/event/${event.id}`)[0]?.body).toEqual({
      description: 'Key in the box',
      version: 1,
      force: false,
    });
  });

  it('shows a client at a glance, with the number to call and the way to the talk', async () => {
    const talk = '7d444840-9dc0-11d1-b245-5ffdce74fad2';
    const booked = exampleEvent({ customerPhone: '+49 (151) 555-01', conversationId: talk });
    visit({
      [`GET ${base}/event`]: { body: [booked] },
      [`GET ${base}/conversation/${talk}/photo`]: { body: [] },
    });
    await renderApp(agenda);
    fireEvent.click(await screen.findByText('Ceramic coating'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: '+49 (151) 555-01' }).getAttribute('href')).toBe(
      'tel:+4915155501',
    );
    expect(dialog.getByRole('link', { name: 'Open the conversation' }).getAttribute('href')).toContain(talk);
    expect(dialog.getByText('BMW X5 · SUV')).toBeDefined();
    expect(dialog.queryByLabelText('Notes')).toBeNull();
  });

  it('marks a job as done with what was paid', async () => {
    const server = visit({ [`PATCH ${base}/event/${event.id}`]: { body: { ...event, version: 2 } } });
    await renderApp(agenda);
    fireEvent.click(await screen.findByText('Ceramic coating'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('radio', { name: 'Done' }));
    fireEvent.change(dialog.getByLabelText('Actually paid (EUR)'), { target: { value: '850' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save as done' }));
    await waitFor(() => expect(server.callsTo(`PATCH ${base}/event/${event.id}`)).toHaveLength(1));
    expect(server.callsTo(`PATCH ${base}/event/${event.id}`)[0]?.body).toEqual({
      jobState: 'DONE',
      paid: 850,
      version: 1,
    });
  });

  it('deletes with a way back', async () => {
    const server = visit({
      [`DELETE ${base}/event/${event.id}`]: { status: 204 },
      [`POST ${base}/event/${event.id}/restore`]: { body: event },
    });
    await renderApp(agenda);
    fireEvent.click(await screen.findByText('Ceramic coating'));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel job' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsTo(`POST ${base}/event/${event.id}/restore`)).toHaveLength(1));
  });

  it('makes, renews and revokes the address for other calendars', async () => {
    const url = 'https://glossa.test/calendar/abc.ics';
    const server = visit({
      [`GET ${base}/calendar-feed`]: { body: { url } },
      [`DELETE ${base}/calendar-feed`]: { status: 204 },
    });
    await renderApp(agenda);
    fireEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByDisplayValue(url)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(server.callsTo(`DELETE ${base}/calendar-feed`)).toHaveLength(1));
  });

  it('shows the calendars that take time, subscribes to another and says why it can’t', async () => {
    const added = { ...subscription, id: event.id, name: 'Holidays', problem: 'unreachable' };
    const server = visit({
      [`GET ${base}/calendar-feed`]: { body: { url: null } },
      [`GET ${base}/calendar-subscription`]: { body: [subscription] },
      [`POST ${base}/calendar-subscription`]: {
        status: 400,
        body: { error: 'No.', code: 'calendar_refused', details: { problem: 'refused' } },
      },
      [`DELETE ${base}/calendar-subscription/${subscription.id}`]: { status: 204 },
    });
    await renderApp(agenda);
    fireEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(/calendar\.example · Whole studio · 3 times/)).toBeDefined();
    fireEvent.change(screen.getByLabelText(/Address of the calendar/), {
      target: { value: 'http://10.0.0.1/' },
    });
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Holidays' } });
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe to it' }));
    expect(await screen.findByText(/This address cannot be used/)).toBeDefined();
    expect(screen.getByDisplayValue('http://10.0.0.1/')).toBeDefined();
    server.answer(`POST ${base}/calendar-subscription`, { status: 201, body: [subscription, added] });
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe to it' }));
    expect(await screen.findByText('Holidays')).toBeDefined();
    expect(screen.getByText(/Times read before stay taken/)).toBeDefined();
    expect(server.callsTo(`POST ${base}/calendar-subscription`)[0]?.body).toEqual({
      name: 'Holidays',
      url: 'http://10.0.0.1/',
      bayId: null,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Delete Private' }));
    await waitFor(() =>
      expect(server.callsTo(`DELETE ${base}/calendar-subscription/${subscription.id}`)).toHaveLength(1),
    );
  });

  it('says where a time of another calendar comes from, and offers no change of it', async () => {
    const block = exampleEvent({ title: 'Dentist', source: 'CALENDAR', subscriptionId: subscription.id });
    visit({
      [`GET ${base}/event`]: { body: [block] },
      [`GET ${base}/calendar-subscription`]: { body: [subscription] },
    });
    await renderApp(agenda);
    fireEvent.click(await screen.findByText('Dentist'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/From the calendar Private \(calendar\.example\)/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Cancel job' })).toBeNull();
  });

  it('leads an administrator to the partners', async () => {
    visit({ 'GET /api/user/me': { body: admin } });
    await renderApp('/calendar');
    expect(await screen.findByText('The calendar belongs to a business')).toBeDefined();
  });
});

function visit(answers: Parameters<typeof stubServer>[0]) {
  return stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET ${base}`]: { body: examplePartner() },
    [`GET ${base}/event`]: { body: [event] },
    [`GET ${base}/pricing`]: { body: { version: 1, rows: [] } },
    ...answers,
  });
}
