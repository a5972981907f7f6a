import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
});
afterAll(() => test.close());

const contact = { name: 'A', email: 'a@example.com', message: 'Hello' };

it('throttles a flood and says when to come back, whatever address the sender claims', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 7; i += 1) {
    const answer = await test.send('POST', '/api/contact', {
      body: contact,
      headers: { 'x-forwarded-for': `10.0.0.${i}` },
    });
    statuses.push(answer.statusCode);
    if (answer.statusCode === 429) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toMatchObject({
        code: 'too_many_requests',
        error: expect.stringContaining('Please wait'),
      });
    }
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
});

it('counts log-in tries per account and lets the owner’s known browser through', async () => {
  const { email, cookie } = await test.signUp('guarded@example.com');
  const guess = (headers = {}) =>
    test.send('POST', '/api/auth/sign-in/email', { body: { email, password: 'not-the-password' }, headers });
  const statuses: number[] = [];
  for (let i = 0; i < 12; i += 1)
    statuses.push((await guess({ 'x-forwarded-for': `10.1.0.${i}` })).statusCode);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  expect(statuses.at(-1)).toBe(429);
  const owner = await test.send('POST', '/api/auth/sign-in/email', {
    body: { email, password: 'a-quiet-garage-42' },
    headers: { cookie },
  });
  expect(owner.statusCode).toBe(200);
});

it('throttles a flood in one conversation', async () => {
  const { chatLinkId } = await test.createOwner('flood@example.com');
  const url = `/api/chat/${chatLinkId}/message`;
  const first = await test.send('POST', url, { body: { clientMessageId: 'm0', text: 'Hallo' } });
  const { conversationToken } = first.json();
  const statuses: number[] = [];
  for (let i = 1; i <= 21; i += 1) {
    statuses.push(
      (await test.send('POST', url, { body: { conversationToken, clientMessageId: `m${i}`, text: 'Hallo' } }))
        .statusCode,
    );
  }
  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
  expect(statuses.at(20)).toBe(429);
});

it('CH-3: lets one address begin ten talks an hour, and go on with those it has', async () => {
  const { chatLinkId } = await test.createOwner('crowd@example.com');
  const say = (body: object) =>
    test.send('POST', `/api/chat/${chatLinkId}/message`, {
      body: { clientMessageId: randomUUID(), text: 'Hallo', ...body },
    });
  // The talk of the test above came from the same address.
  await test.limits.forget('new-conversation|127.0.0.1');
  const answers = [];
  for (let i = 0; i < 11; i += 1) answers.push(await say({}));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(200), 429]);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(3000);
  const { conversationToken } = answers[0]?.json() ?? {};
  expect((await say({ conversationToken })).statusCode).toBe(200);
});
