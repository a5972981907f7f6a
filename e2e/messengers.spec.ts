import { rmSync } from 'node:fs';
import { signed, startGraphApi } from '../apps/api/src/modules/channels/meta/testing/graph-api-server.ts';
import { whatsAppCall } from '../apps/api/src/modules/channels/meta/testing/meta-calls.ts';
import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { takeWholePicture } from './picture.ts';
import { preparedDataDir, startServerProcess } from './server-process.ts';
import { expect, test } from './server-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const token = 'EAAGtokenOfTheStudioAAAA';
const appSecret = 'abcdef0123456789abcdef0123456789';
const number = { id: '106540352242922', display: '+49 30 1234', businessId: '900900' };

const looks = [
  {
    viewport: { width: 1440, height: 900 },
    language: 'EN',
    words: {
      connect: 'Connect: WhatsApp',
      submit: 'Connect',
      number: 'Phone number ID',
      business: 'WhatsApp Business Account ID',
      token: 'Access token',
      secret: 'App secret',
      refused: /Copy both once more/,
      webhook: 'Paste our address at Meta',
      known: 'Meta knows our address',
      again: 'Check again',
      arrived: 'The first message has arrived',
      test: 'Send a test message',
      tested: /Have a look in the messenger/,
      disconnect: 'Disconnect',
    },
  },
  {
    viewport: { width: 360, height: 740 },
    language: 'DE',
    words: {
      connect: 'Verbinden: WhatsApp',
      submit: 'Verbinden',
      number: 'Telefonnummer-ID (Phone number ID)',
      business: 'ID des WhatsApp-Business-Kontos',
      token: 'Zugriffstoken',
      secret: 'App-Geheimnis (App secret)',
      refused: /Kopieren Sie beides noch einmal/,
      webhook: 'Fügen Sie unsere Adresse bei Meta ein',
      known: 'Meta kennt unsere Adresse',
      again: 'Erneut prüfen',
      arrived: 'Die erste Nachricht ist angekommen',
      test: 'Testnachricht senden',
      tested: /Sehen Sie im Messenger nach/,
      disconnect: 'Trennen',
    },
  },
] as const;

for (const { viewport, language, words } of usually(looks, 1)) {
  test(`an owner connects WhatsApp, and a message is answered once though the server is killed (${viewport.width} px)`, async ({
    browser,
  }, info) => {
    test.setTimeout(300_000);
    const graph = await startGraphApi({ [token]: { appSecret, phoneNumber: number } });
    const dataDir = preparedDataDir();
    const env = { DATA_DIR: dataDir, META_API_ROOT: graph.url, JOB_LOOK_SECONDS: '3' };
    let server = await startServerProcess(env);
    const port = String(server.port);
    const context = await browser.newContext({ baseURL: server.url, viewport });
    const page = await context.newPage();
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
    const { partner, bot } = await becomeOwner(page, { studio: 'Folienwerk', bot: 'Mia' });
    const whatsApp = page.getByRole('region', { name: 'WhatsApp' });
    const picture = async (name: string) => {
      await expectNoSidewaysScroll(page);
      await takeWholePicture(page, info.outputPath(`${name}.png`));
    };

    await page.goto(`/partners/${partner.id}?messengers=${bot.id}`);
    await page.getByRole('button', { name: words.connect }).click();
    await whatsApp.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(whatsApp.getByLabel(words.number, { exact: true })).toBeFocused();
    await picture('empty');
    await whatsApp.getByLabel(words.number, { exact: true }).fill(number.id);
    await whatsApp.getByLabel(words.business, { exact: true }).fill(number.businessId);
    await whatsApp.getByLabel(words.token, { exact: true }).fill(token);
    await whatsApp.getByLabel(words.secret, { exact: true }).fill(`${appSecret}ff`);
    await whatsApp.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(whatsApp.getByText(words.refused)).toBeVisible();
    await whatsApp.getByLabel(words.secret, { exact: true }).fill(appSecret);
    await whatsApp.getByRole('button', { name: words.submit, exact: true }).click();

    await expect(whatsApp.getByRole('link', { name: number.display })).toBeVisible();
    await expect(whatsApp.getByText(words.webhook)).toBeVisible();
    await picture('webhook');
    await expectAccessible(page);
    const [address = '', verifyToken = ''] = await whatsApp.locator('li code').allInnerTexts();
    const path = new URL(address).pathname;
    const query = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.verify_token': verifyToken,
      'hub.challenge': '77',
    });
    expect(await (await page.request.get(`${path}?${query}`)).text()).toBe('77');
    await whatsApp.getByRole('button', { name: words.again }).click();
    await expect(whatsApp.getByText(words.known)).toBeVisible();

    const push = async (text: string) => {
      const { payload, signature } = signed(whatsAppCall(number.id, '491511', text), appSecret);
      const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
      return (await fetch(`${server.url}${path}`, { method: 'POST', body: payload, headers })).status;
    };
    expect(await push('How much is a sun strip?')).toBe(200);
    const answers = () => graph.sent.length;
    await expect.poll(answers, { timeout: 120_000 }).toBe(1);
    await page.reload();
    await expect(whatsApp.getByText(words.arrived)).toBeVisible();
    await whatsApp.getByRole('button', { name: words.test }).click();
    await expect(page.getByText(words.tested)).toBeVisible();
    await expect.poll(answers).toBe(2);
    await picture('connected');

    // The next message is acknowledged; the server dies before or while it answers.
    expect(await push('How much is film removal?')).toBe(200);
    await server.end('SIGKILL');
    server = await startServerProcess({ ...env, PORT: port });
    await expect.poll(answers, { timeout: 90_000 }).toBe(3);
    // One talk is served in order: had that been answered again, it would have been before what comes now.
    expect(await push('And the rear window?')).toBe(200);
    await expect.poll(() => graph.sent.at(-1)?.text, { timeout: 120_000 }).toMatch(/rear window/i);
    expect(answers()).toBe(4);

    await page.reload();
    await whatsApp.getByRole('button', { name: words.disconnect }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.disconnect }).click();
    await expect(page.getByRole('button', { name: words.connect })).toBeVisible();
    expect(await push('Hello?')).toBe(404);
    await context.close();
    expect(await server.end('SIGTERM')).toBe(0);
    await graph.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}
