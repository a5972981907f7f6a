// @vitest-environment node
import { pageViewSchema } from '@glossa/contracts';
import { describe, expect, it, vi } from 'vitest';
import { countVisit } from './count-visit.ts';

function visit(more: { navigator?: object; origin?: string } = {}) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
  const location = { origin: 'https://glossa.example', pathname: '/booking/secret' };
  const page = { fetch, location, origin: location.origin, navigator: {}, ...more };
  countVisit(page as unknown as Window, { path: '/booking/:id', language: 'DE' });
  return fetch;
}

describe('a visit', () => {
  it('is counted by the pattern of its address', () => {
    const [url, init] = visit().mock.calls[0] ?? [];
    expect(url).toBe('/api/page-view');
    expect(pageViewSchema.parse(JSON.parse(String(init?.body)))).toEqual({
      path: '/booking/:id',
      language: 'DE',
    });
    expect(JSON.stringify(init)).not.toContain('secret');
  });

  it('is not counted for whoever asks for that, nor from a frame without an origin', () => {
    expect(visit({ navigator: { doNotTrack: '1' } })).not.toHaveBeenCalled();
    expect(visit({ navigator: { globalPrivacyControl: true } })).not.toHaveBeenCalled();
    expect(visit({ origin: 'null' })).not.toHaveBeenCalled();
  });

  it('disturbs nobody where it fails', () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const location = { origin: 'https://glossa.example' };
    const page = { fetch, location, origin: location.origin, navigator: {} };
    expect(() => countVisit(page as unknown as Window, { path: '/chat/:id', language: 'EN' })).not.toThrow();
  });
});
