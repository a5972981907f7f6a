import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { pageViews } from './page-views.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('counts a page without saying whose visit it was', async () => {
  await test.send('POST', '/api/page-view', {
    body: { path: '/partners/0b7b7a3e-6f35-4f0e-9d3f-1d4f6b1c2a3b?x=1', language: 'DE' },
  });
  const [view] = await test.db.select().from(pageViews);
  expect(view).toMatchObject({ path: '/partners/:id', language: 'DE' });
  expect(Object.keys(view ?? {})).toEqual(['id', 'path', 'language', 'createdAt']);
});

it.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  'counts nothing for visitors who ask not to be counted (%o)',
  async (headers) => {
    const before = await test.db.$count(pageViews);
    expect(
      (await test.send('POST', '/api/page-view', { body: { path: '/dashboard' }, headers })).statusCode,
    ).toBe(204);
    expect(await test.db.$count(pageViews)).toBe(before);
  },
);
