import { rmSync } from 'node:fs';
import { signed, startGraphApi } from '../apps/api/src/modules/channels/meta/testing/graph-api-server.ts';
import { pageCall, pageMessage } from '../apps/api/src/modules/channels/meta/testing/meta-calls.ts';
import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { takeWholePicture } from './picture.ts';
import { preparedDataDir, type ServerProcess, startServerProcess } from './server-process.ts';
import { expect, test } from './server-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const token = 'EAAGtokenOfThePageBBBB';
const appSecret = 'fedcba9876543210fedcba9876543210';
const account = { id: '110011', name: 'Shine', instagram: { id: '220022', username: 'shine.studio' } };

const looks = [
  {
    messenger: 'Instagram',
    object: 'instagram',
    accountId: account.instagram.id,
    shown: '@shine.studio',
    language: 'UA',
    viewport: { width: 360, height: 740 },
    words: {
      connect: 'Під’єднати',
      token: 'Токен доступу',
      secret: 'Секрет застосунку (App secret)',
      webhook: 'Вставте нашу адресу в Meta',
      known: 'Meta знає нашу адресу',
      again: 'Перевірити ще раз',
      arrived: 'Перше повідомлення надійшло',
      disconnect: 'Від’єднати',
    },
  },
  {
    messenger: 'Messenger',
    object: 'page',
    accountId: account.id,
    shown: 'Shine',
    language: 'RU',
    viewport: { width: 1440, height: 900 },
    words: {
      connect: 'Подключить',
      token: 'Токен доступа',
      secret: 'Секрет приложения (App secret)',
      webhook: 'Вставьте наш адрес в Meta',
      known: 'Meta знает наш адрес',
      again: 'Проверить ещё раз',
      arrived: 'Первое сообщение пришло',
      disconnect: 'Отключить',
    },
  },
] as const;

/** One after the other on one server, whose start takes as long as either. */
test.describe
  .serial('the pages of a studio', () => {
    let graph: Awaited<ReturnType<typeof startGraphApi>>;
    let dataDir: string;
    let server: ServerProcess;
    test.beforeAll(async () => {
      graph = await startGraphApi({ [token]: { appSecret, page: account } });
      dataDir = preparedDataDir();
      server = await startServerProcess({ DATA_DIR: dataDir, META_API_ROOT: graph.url });
    });
    test.afterAll(async () => {
      expect(await server.end('SIGTERM')).toBe(0);
      await graph.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });

    for (const { messenger, object, accountId, shown, language, viewport, words } of usually(looks, 0)) {
      test(`an owner connects ${messenger} in ${language}, is written to, and disconnects it at Meta too (${viewport.width} px)`, async ({
        browser,
      }, info) => {
        test.setTimeout(300_000);
        const context = await browser.newContext({ baseURL: server.url, viewport });
        const page = await context.newPage();
        await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
        const { partner, bot } = await becomeOwner(page, { studio: 'Folienwerk', bot: 'Mia' });
        const one = page.getByRole('region', { name: messenger, exact: true });
        const picture = async (name: string) => {
          await expectNoSidewaysScroll(page);
          await takeWholePicture(page, info.outputPath(`${name}.png`));
        };

        await page.goto(`/partners/${partner.id}?messengers=${bot.id}`);
        await page.getByRole('button', { name: `${words.connect}: ${messenger}` }).click();
        await one.getByLabel(words.token, { exact: true }).fill(token);
        await one.getByLabel(words.secret, { exact: true }).fill(appSecret);
        await picture('guide');
        await one.getByRole('button', { name: words.connect, exact: true }).click();
        await expect(one.getByRole('link', { name: shown })).toBeVisible();
        await expect(one.getByText(words.webhook)).toBeVisible();
        expect(graph.subscriptions.has(account.id)).toBe(true);
        await picture('webhook');
        await expectAccessible(page);

        const [address = '', verifyToken = ''] = await one.locator('li code').allInnerTexts();
        const { pathname } = new URL(address);
        const query = new URLSearchParams({
          'hub.mode': 'subscribe',
          'hub.verify_token': verifyToken,
          'hub.challenge': '77',
        });
        expect(await (await page.request.get(`${pathname}?${query}`)).text()).toBe('77');
        await one.getByRole('button', { name: words.again }).click();
        await expect(one.getByText(words.known)).toBeVisible();

        const push = async (text: string) => {
          const call = pageCall(object, accountId, pageMessage(accountId, '880011', { text }));
          const { payload, signature } = signed(call, appSecret);
          const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
          return (await fetch(`${server.url}${pathname}`, { method: 'POST', body: payload, headers })).status;
        };
        const sentBefore = graph.sent.length;
        expect(await push('How much is a sun strip?')).toBe(200);
        await expect.poll(() => graph.sent.length - sentBefore, { timeout: 120_000 }).toBe(1);
        expect(graph.sent.at(-1)?.text).toContain('45');
        await page.reload();
        await expect(one.getByText(words.arrived)).toBeVisible();
        await picture('connected');

        await one.getByRole('button', { name: words.disconnect }).click();
        await page.getByRole('dialog').getByRole('button', { name: words.disconnect }).click();
        await expect(page.getByRole('button', { name: `${words.connect}: ${messenger}` })).toBeVisible();
        await expect.poll(() => graph.subscriptions.has(account.id), { timeout: 120_000 }).toBe(false);
        expect(await push('Hello?')).toBe(404);
        await context.close();
      });
    }
  });
