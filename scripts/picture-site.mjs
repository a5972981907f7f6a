// Makes the pictures of the public site from the product itself: its screens in each language and theme, for desks and
// for phones, and the picture messengers show of a shared link. Run it when a screen has changed:
// node scripts/picture-site.mjs, or with a part of the names of those to make: node scripts/picture-site.mjs pricing-phone
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { demoStudioOf } from '../apps/api/src/demo/demo-studios.ts';
import { startServerProcess } from '../e2e/server-process.ts';
import { buildSites } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { root, say } from './setup.mjs';

const [, , wanted = ''] = process.argv;
const languages = { EN: 'en', DE: 'de', UA: 'uk', RU: 'ru' };
const schemes = ['light', 'dark'];
const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const phone = { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2 };
const link = { viewport: { width: 1200, height: 630 }, deviceScaleFactor: 1 };

buildSites();
const dataDir = mkdtempSync(join(tmpdir(), 'glossa-pictures-'));
// A Monday morning: the demo studios' week is in front of them.
const morning = '2026-03-09T06:30:00Z';
const server = await startServerProcess({ DATA_DIR: dataDir, APP_NOW: morning });
const [, password] = /demo@glossa\.local\s+(\S+)/.exec(server.output()) ?? [];
const browser = await chromium.launch({
  executablePath: ensureChromium(say),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  for (const language of Object.keys(languages)) {
    say(`Pictures in ${language} …`);
    for (const scheme of schemes) {
      await picturePanel({ language, scheme, device: desk, size: 'desk' });
      await picturePanel({ language, scheme, device: phone, size: 'phone' });
      await pictureChat({ language, scheme });
    }
    await pictureLink(language);
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

/** The panel of the demo studio that speaks the language, so that names and money are of one piece. */
async function picturePanel({ language, scheme, device, size }) {
  const context = await openContext({ language, scheme, device });
  await logIn(context, language);
  const screens = { pricing: '/pricing', calendar: `/calendar?date=${morning.slice(0, 10)}` };
  for (const [name, path] of Object.entries(screens)) {
    const picture = `${name}-${size}-${languages[language]}-${scheme}`;
    if (!picture.includes(wanted)) continue;
    const page = await context.newPage();
    await page.goto(server.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Which server this is concerns nobody who looks at a picture.
    await page.addStyleTag({ content: '[data-environment] { display: none !important }' });
    await settle(page);
    // A desk has more room for the week without the words of the sidebar.
    if (size === 'desk' && name === 'calendar') await page.keyboard.press('Control+b');
    // A phone shows the tools first: the prices are what is to be seen.
    if (size === 'phone' && name === 'pricing') await scrollBy(page, 430);
    await keepWebp(page, picture);
    await page.close();
  }
  await context.close();
}

async function pictureChat({ language, scheme }) {
  const picture = `chat-phone-${languages[language]}-${scheme}`;
  if (!picture.includes(wanted)) return;
  const owner = await openContext({ language, scheme, device: phone });
  const chatLinkId = await findChatLink(owner, language);
  await owner.close();
  const context = await openContext({ language, scheme, device: phone });
  const chat = await context.newPage();
  await chat.goto(`${server.url}/chat/${chatLinkId}`);
  const [question] = demoStudioOf(language).questions;
  await chat.getByRole('textbox').fill(question);
  await chat.getByRole('textbox').press('Enter');
  await chat.locator('.receipt').first().waitFor();
  await settle(chat);
  await keepWebp(chat, picture);
  await context.close();
}

async function pictureLink(language) {
  if (!`og-${languages[language]}`.includes(wanted)) return;
  const context = await openContext({ language, scheme: 'light', device: link });
  const locale = languages[language];
  const page = await context.newPage();
  await page.goto(`${server.url}${locale === 'en' ? '/' : `/${locale}`}`);
  await page.addStyleTag({
    content:
      '[data-choose-language], header nav, header a[href="/login"], [class*="_note_"] { display: none !important }',
  });
  await settle(page);
  await page.screenshot({ path: join(root, `apps/web/public/og-${locale}.png`) });
  await context.close();
}

async function logIn(context, language) {
  const answer = await context.request.post(`${server.url}/api/auth/sign-in/email`, {
    data: { email: demoStudioOf(language).email, password },
  });
  if (!answer.ok()) throw new Error(`Nobody could log in: ${await answer.text()}`);
}

async function findChatLink(context, language) {
  await logIn(context, language);
  const { token } = await (await context.request.get(`${server.url}/api/auth/token`)).json();
  const headers = { authorization: `Bearer ${token}` };
  const [studio] = await (await context.request.get(`${server.url}/api/partner`, { headers })).json();
  return studio.bots[0].chatLinkId;
}

async function openContext({ language, scheme, device }) {
  const context = await browser.newContext({
    ...device,
    locale: languages[language],
    timezoneId: demoStudioOf(language).config.timezone,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const chosen = { 'glossa-language': language, 'glossa-color-scheme': scheme };
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, chosen);
  return context;
}

/** By the wheel, which turns whatever part of the page scrolls. */
async function scrollBy(page, pixels) {
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, pixels);
  await page.waitForTimeout(500);
}

async function settle(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1200);
}

/** The browser itself turns the picture into WebP, a third of the size of a PNG. */
async function keepWebp(page, name) {
  const png = (await page.screenshot()).toString('base64');
  const painter = await page.context().newPage();
  const webp = await painter.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1];
  }, png);
  await painter.close();
  writeFileSync(join(root, `apps/web/src/site/images/${name}.webp`), Buffer.from(webp, 'base64'));
}
