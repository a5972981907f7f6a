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

it('tells administrators how often pages were visited, a line for each of thirty days', async () => {
  await test.db.delete(pageViews);
  for (const path of ['/login', '/dashboard', '/dashboard'])
    await test.send('POST', '/api/page-view', { body: { path } });
  await test.db.insert(pageViews).values({ path: '/old', createdAt: new Date('2020-01-01') });
  const counts = (await test.send('GET', '/api/admin/page-view', { as: await test.createAdmin() })).json();
  expect(counts.days).toHaveLength(30);
  expect(counts.days.at(-1)).toEqual({ date: new Date().toISOString().slice(0, 10), views: 3 });
  expect(counts.paths).toEqual([
    { path: '/dashboard', views: 2 },
    { path: '/login', views: 1 },
  ]);
});
