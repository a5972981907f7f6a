import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { rememberUnknownLinks } from './unknown-links.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('CH-19: asks the database once for a link that leads nowhere', async () => {
  const links = rememberUnknownLinks();
  const unknown = 'q'.repeat(20);
  const asked = vi.spyOn(test.pool, 'query');
  for (let i = 0; i < 5; i += 1) expect(await links.find(test.db, unknown)).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(links.isKnownToBeNothing(unknown)).toBe(true);
  asked.mockRestore();
});

it('asks nothing for what can’t be a link, and always for one that leads to a bot', async () => {
  const { chatLinkId } = await test.createOwner('owner@example.com');
  const links = rememberUnknownLinks();
  const asked = vi.spyOn(test.pool, 'query');
  expect(await links.find(test.db, '../etc')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  for (let i = 0; i < 3; i += 1) expect(await links.find(test.db, chatLinkId)).toMatchObject({ chatLinkId });
  expect(asked).toHaveBeenCalledTimes(3);
  asked.mockRestore();
});
