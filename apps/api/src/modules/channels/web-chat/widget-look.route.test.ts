import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.createOwner('owner@example.com', 'Folien A');
});
afterAll(() => test.close());

const ask = (lang = 'de', chatLinkId = owner.chatLinkId) =>
  test.send('GET', `/api/chat/${chatLinkId}/widget.js?lang=${lang}`);

/** What the script would hand to the widget. */
async function lookOf(answer: ReturnType<typeof ask>) {
  const { body } = await answer;
  return JSON.parse(/^Glossa\.wear\((.*)\)$/s.exec(body)?.[1] ?? '');
}

const change = (body: object) =>
  test.send('PATCH', `/api/partner/${owner.partnerId}/bot/${owner.botId}`, { as: owner.user, body });

it('dresses the button as the bot is configured now, and greets in the language of the site', async () => {
  expect(await lookOf(ask())).toMatchObject({ color: '#0B7A75', isLeft: false, scheme: null });
  expect((await lookOf(ask('uk-UA'))).teaser).toMatch(/ШІ/);
  const look = { accentColor: '#112233', launcherPosition: 'LEFT', scheme: 'DARK', teaser: false };
  expect((await change({ look })).statusCode).toBe(200);
  expect(await lookOf(ask())).toEqual({ color: '#112233', isLeft: true, scheme: 'dark', teaser: '' });
});

it('may be loaded by any site and is asked for anew after a minute', async () => {
  expect((await ask()).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('lets no greeting end the script around it', async () => {
  const greeting = '</script><script>alert(1)//\u2028';
  await change({ greeting, look: { accentColor: '#112233', launcherPosition: 'LEFT', teaser: true } });
  expect((await ask()).body).not.toContain('</script>');
  expect((await lookOf(ask())).teaser).toContain('</script><script>alert(1)//');
});

it('has no button for a bot that is paused or not there', async () => {
  await change({ status: 'PAUSED' });
  expect(await lookOf(ask())).toBeNull();
  expect(await lookOf(ask('de', 'nobody-has-this'))).toBeNull();
});
