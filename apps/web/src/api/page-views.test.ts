// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubServer } from '../testing/stub-server.ts';
import { recordPageView } from './page-views.ts';

describe('counting a page view', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('sends path and language without a token and outlives the page', async () => {
    const server = stubServer({ 'POST /api/page-view': { status: 204 } });
    await recordPageView({ path: '/pricing', language: 'DE' });
    expect(server.calls[0]?.body).toEqual({ path: '/pricing', language: 'DE' });
    expect(server.calls[0]?.headers.has('Authorization')).toBe(false);
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.keepalive).toBe(true);
  });

  it('never disturbs the visit when it fails', async () => {
    stubServer({ 'POST /api/page-view': { status: 500 } });
    await expect(recordPageView({ path: '/' })).resolves.toBeUndefined();
  });

  it.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { doNotTrack: null, globalPrivacyControl: true }],
  ])('is left out for a visitor with %s', async (_wish, browser) => {
    const server = stubServer({ 'POST /api/page-view': { status: 204 } });
    vi.stubGlobal('navigator', browser);
    await recordPageView({ path: '/' });
    expect(server.calls).toHaveLength(0);
  });
});
