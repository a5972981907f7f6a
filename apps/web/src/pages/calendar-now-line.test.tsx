import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleEvent, examplePartner, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const base = `/api/partner/${partnerId}`;
const berlin = { timezone: 'Europe/Berlin', now: '2026-03-12T11:00:00.000Z' };
// The same noon of the 12th, while it is still the 11th at Greenwich.
const auckland = { timezone: 'Pacific/Auckland', now: '2026-03-11T23:00:00.000Z' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each([berlin, auckland])('the line of now, at noon of 12 March in $timezone', (place) => {
  it.each([
    ['day', '2026-03-12'],
    ['bays', '2026-03-12'],
    ['week', '2026-03-09'],
    ['week', '2026-03-15'],
  ])('stands by %s on %s', async (view, date) => {
    await openCalendar({ ...place, view, date });
    expect(linesOfNow()).toHaveLength(1);
  });

  it.each([
    ['day', '2026-03-11'],
    ['day', '2026-03-13'],
    ['bays', '2026-03-11'],
    ['bays', '2026-03-13'],
    ['week', '2026-03-08'],
    ['week', '2026-03-16'],
  ])('does not stand by %s on %s', async (view, date) => {
    await openCalendar({ ...place, view, date });
    expect(linesOfNow()).toHaveLength(0);
  });

  it('stands in the column of today, the fourth of the week', async () => {
    await openCalendar({ ...place, view: 'week', date: '2026-03-09' });
    const column = linesOfNow()[0]?.closest<HTMLElement>('[style*="--indicator-offset-index:"]');
    expect(column?.style.getPropertyValue('--indicator-offset-index')).toBe('4');
  });
});

type Visit = { timezone: string; now: string; view: string; date: string };

async function openCalendar({ timezone, now, view, date }: Visit): Promise<void> {
  vi.setSystemTime(now);
  const { config, ...partner } = examplePartner();
  stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET ${base}`]: { body: { ...partner, config: { ...config, timezone } } },
    [`GET ${base}/event`]: {
      body: [exampleEvent({ start: `${date}T08:00:00.000Z`, end: `${date}T09:00:00.000Z` })],
    },
    [`GET ${base}/pricing`]: { body: { version: 1, rows: [] } },
  });
  await renderApp(`/calendar?view=${view}&date=${date}`);
  await screen.findAllByText('Ceramic coating');
}

function linesOfNow(): Element[] {
  return [...document.querySelectorAll('[class*="urrentTimeIndicatorLine"]')];
}
