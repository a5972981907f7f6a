import { rmSync } from 'node:fs';
import { startBotApi } from '../apps/api/src/modules/channels/telegram/testing/bot-api-server.ts';
import { preparedDataDir, startServerProcess } from './server-process.ts';
import { expect, test } from './server-test.ts';
import { adminLogin } from './start-product.ts';

const token = '123456:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Signs the first administrator in and gives a bearer token. */
async function signIn(url: string): Promise<string> {
  const session = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(adminLogin),
  });
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
  return JSON.parse(await answer.text()).token;
}

test('a message on Telegram is answered exactly once though the server is killed before it replies', async () => {
  test.setTimeout(300_000);
  const api = await startBotApi({ [token]: 'shine_bot' });
  const dataDir = preparedDataDir();
  const env = { DATA_DIR: dataDir, TELEGRAM_API_ROOT: api.url, JOB_LOOK_SECONDS: '3' };
  let server = await startServerProcess(env);
  const port = String(server.port);
  const bearer = await signIn(server.url);
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return JSON.parse((await answer.text()) || 'null');
  };
  const [partner] = await call('GET', '/api/partner');
  const bot = await call('POST', `/api/partner/${partner.id}/bot`, {
    name: 'Tele',
    language: 'de',
    provider: 'TELEGRAM',
    botToken: token,
  });
  expect(bot.botToken).toBe('••••AAAA');

  const message = (id: number, text: string) => ({
    update_id: id,
    message: { message_id: id, chat: { id: 77, type: 'private' }, from: { id: 77, first_name: 'Jo' }, text },
  });
  const answers = () => api.sent.filter(({ method }) => method === 'sendMessage');
  const answersTo = () => answers().length;
  api.put(message(1, 'Was kostet eine Handwäsche?'));
  await expect.poll(answersTo, { timeout: 120_000 }).toBe(1);

  // The second message is fetched and kept; the server dies before or while it answers.
  api.put(message(2, 'Und eine Keramikversiegelung?'));
  const asked = () =>
    api.calls.some(({ method, body }) => method === 'getUpdates' && Number(body.offset) >= 3);
  await expect.poll(asked, { timeout: 120_000, intervals: [5] }).toBe(true);
  await server.end('SIGKILL');
  server = await startServerProcess({ ...env, PORT: port });
  await expect.poll(answersTo, { timeout: 90_000 }).toBe(2);
  // One chat is served in order: had the second been answered again, it would have been before the third.
  api.put(message(3, 'Was kostet eine Innenreinigung?'));
  const spoke = (words: RegExp) => api.sent.filter(({ text }) => words.test(text)).length;
  await expect.poll(() => spoke(/Innenreinigung/), { timeout: 60_000 }).toBe(1);
  expect(answersTo()).toBe(3);
  expect(answers()[1]?.text).toMatch(/Keramik/);
  expect(await server.end('SIGTERM')).toBe(0);
  await api.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
