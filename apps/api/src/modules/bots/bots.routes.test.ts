import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { startBotApi } from '../channels/telegram/testing/bot-api-server.ts';
import { partners } from '../partners/partners.table.ts';
import { priceRows } from '../pricing/pricing.table.ts';
import { bots } from './bots.table.ts';

let api: Awaited<ReturnType<typeof startBotApi>>;
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;

beforeAll(async () => {
  api = await startBotApi({ [telegramToken]: 'shine_bot' });
  test = await createTestApp({ config: { telegramApiRoot: api.url } });
  owner = await test.createOwner('owner@example.com');
});
afterAll(async () => {
  await test.close();
  await api.stop();
});

const telegramToken = '123456789:AAH-abcdefghijklmnopqrstuvwxyz1234';
const botsUrl = () => `/api/partner/${owner.partnerId}/bot`;
const add = (body: object, as = owner) =>
  test.send('POST', `/api/partner/${as.partnerId}/bot`, { as: as.user, body });

describe('the quick setup', () => {
  it('makes a business, a live bot and sample prices in the bot’s language', async () => {
    const user = await test.signUp('quick@example.com');
    const answer = await test.send('POST', '/api/quick-bot', {
      as: user,
      body: {
        businessName: 'Блиск',
        address: 'вул. Лісова, 1',
        botName: 'Оля',
        botLanguage: 'українська',
        template: 'WASH',
        timezone: 'Europe/Kyiv',
      },
    });
    expect(answer.statusCode).toBe(201);
    const { partner, bot } = answer.json();
    expect(partner.config).toMatchObject({ timezone: 'Europe/Kyiv', currency: 'UAH', country: 'UA' });
    expect(bot).toMatchObject({
      name: 'Оля',
      languageCode: 'UA',
      provider: 'WEB_CHAT',
      status: 'LIVE',
      hasPricing: true,
    });
    expect(bot.publicLink).toBe(`http://localhost:3000/chat/${bot.chatLinkId}`);
    const list = await test.send('GET', `/api/partner/${partner.id}/pricing`, { as: user });
    expect(list.json().rows[0]).toMatchObject({ service: 'Ручне миття', currency: 'UAH', isSample: true });
  });

  it('leaves nothing behind when a part of it fails', async () => {
    const before = await test.db.$count(partners);
    const again = await test.send('POST', '/api/quick-bot', {
      as: owner.user,
      body: { businessName: 'Again', address: 'x', botName: 'x', botLanguage: 'de', template: 'WASH' },
    });
    expect(again.json().code).toBe('partner_exists');
    expect(await test.db.$count(partners)).toBe(before);
  });

  it('does not stumble over a zone the browser made up', async () => {
    const user = await test.signUp('zone@example.com');
    const body = {
      businessName: 'Zone',
      address: 'x',
      botName: 'x',
      botLanguage: 'de',
      timezone: 'Nowhere/Land',
    };
    const answer = await test.send('POST', '/api/quick-bot', { as: user, body });
    expect(answer.json().partner.config.timezone).toBe('Europe/Berlin');
    expect(answer.json().bot.hasPricing).toBe(false);
    expect(await test.db.$count(priceRows, eq(priceRows.partnerId, answer.json().partner.id))).toBe(0);
  });
});

describe('a bot', () => {
  it('starts from the default configuration', async () => {
    const defaults = (await test.send('GET', '/api/bot/default-config', { as: owner.user })).json();
    const bot = (await add({ name: 'Plain', language: 'German' })).json();
    expect(bot).toMatchObject({
      tone: defaults.tone,
      look: defaults.look,
      languageCode: 'DE',
      exampleScript: '',
    });
  });

  it.each(['de', 'German', 'deutsch', 'de-AT', 'Klingon'])(
    'takes the language %s as it is written',
    async (language) => {
      const bot = (await add({ name: 'Speaker', language })).json();
      expect(bot.language).toBe(language);
      expect(bot.languageCode).toBe(language === 'Klingon' ? null : 'DE');
    },
  );

  it('shows its token masked, and nothing else of it, ever', async () => {
    const [stored] = await test.db.select().from(bots).where(eq(bots.id, owner.botId));
    const clear = test.box.open(stored?.tokenSealed ?? '');
    const answers = await Promise.all([
      test.send('GET', `/api/partner/${owner.partnerId}`, { as: owner.user }),
      test.send('PATCH', `${botsUrl()}/${owner.botId}`, { as: owner.user, body: { name: 'Mia' } }),
      test.send('GET', `/api/chat/${owner.chatLinkId}`),
    ]);
    for (const { body } of answers) {
      for (const secret of [clear, stored?.tokenSealed ?? 'x', stored?.tokenFingerprint ?? 'x'])
        expect(body).not.toContain(secret);
    }
    expect(answers[1]?.json().botToken).toBe(`••••${clear.slice(-4)}`);
    expect(test.logLines.join('')).not.toContain(clear);
  });

  it('changes only what is given, and not its provider', async () => {
    const url = `${botsUrl()}/${owner.botId}`;
    const changed = await test.send('PATCH', url, {
      as: owner.user,
      body: { greeting: 'Hallo!', look: { accentColor: '#112233', launcherPosition: 'LEFT' } },
    });
    expect(changed.json()).toMatchObject({
      name: 'Mia',
      greeting: 'Hallo!',
      look: { accentColor: '#112233', launcherPosition: 'LEFT' },
    });
    for (const body of [
      { provider: 'TELEGRAM' },
      { chatLinkId: 'mine' },
      { look: { accentColor: 'red', launcherPosition: 'LEFT' } },
      { botToken: telegramToken },
    ]) {
      expect((await test.send('PATCH', url, { as: owner.user, body })).statusCode).toBe(400);
    }
  });

  it('goes with its conversations, after saying how many', async () => {
    const bot = (await add({ name: 'Short', language: 'de' })).json();
    await test.send('POST', `/api/chat/${bot.chatLinkId}/message`, {
      body: { clientMessageId: 'one', text: 'Hallo' },
    });
    const url = `${botsUrl()}/${bot.id}`;
    expect((await test.send('GET', `${url}/deletion-impact`, { as: owner.user })).json()).toEqual({
      conversations: 1,
    });
    expect((await test.send('DELETE', url, { as: owner.user })).statusCode).toBe(204);
    expect((await test.send('DELETE', url, { as: owner.user })).statusCode).toBe(404);
    expect((await test.send('GET', `/api/chat/${bot.chatLinkId}`)).statusCode).toBe(404);
  });
});

describe('a Telegram bot', () => {
  it('needs a token, and a token nobody uses; every plan has room for it beside the website chat', async () => {
    const rich = await test.createOwner('rich@example.com');
    const other = await test.createOwner('other-rich@example.com');
    const telegram = { name: 'Tele', language: 'de', provider: 'TELEGRAM', botToken: telegramToken };
    expect((await add({ ...telegram, botToken: undefined }, rich)).json().code).toBe('token_required');
    expect((await add({ ...telegram, botToken: 'nonsense' }, rich)).statusCode).toBe(400);
    const added = await add(telegram, rich);
    expect(added.statusCode).toBe(201);
    expect(added.json().botToken).toBe('••••1234');
    const taken = await add(telegram, other);
    expect(taken.json()).toMatchObject({ code: 'token_in_use' });
    expect(taken.body).not.toContain('rich');
    expect((await test.send('GET', `/api/chat/${added.json().chatLinkId}`)).statusCode).toBe(404);
  });
});
