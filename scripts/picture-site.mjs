// Makes the pictures of the public site from the product itself: the screens it shows, in each language, and the
// picture messengers show of a shared link. Run it when a screen has changed: node scripts/picture-site.mjs
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startServerProcess } from '../e2e/server-process.ts';
import { buildSites } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { root, say } from './setup.mjs';

const languages = { EN: 'en', DE: 'de', UA: 'uk', RU: 'ru' };
const questions = {
  EN: 'How much is rear tint for a Kia Sorento?',
  DE: 'Was kostet Tönung hinten für meinen Kia Sorento?',
  UA: 'Скільки коштує тонування заднє на Kia Sorento?',
  RU: 'Сколько стоит тонировка задняя на Kia Sorento?',
};

buildSites();
const dataDir = mkdtempSync(join(tmpdir(), 'glossa-pictures-'));
// A Monday morning: the demo studio's week is in front of it.
const morning = '2026-03-09T07:30:00Z';
const server = await startServerProcess({ DATA_DIR: dataDir, APP_NOW: morning });
const [, password] = /demo@glossa\.local\s+(\S+)/.exec(server.output()) ?? [];
const browser = await chromium.launch({
  executablePath: ensureChromium(say),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  for (const language of Object.keys(languages)) {
    say(`Pictures in ${language} …`);
    await pictureLanguage(language);
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function pictureLanguage(language) {
  const locale = languages[language];
  const panel = await openContext(language, { width: 1280, height: 800 });
  await panel.request.post(`${server.url}/api/auth/sign-in/email`, {
    data: { email: 'demo@glossa.local', password },
  });
  const screens = { pricing: '/pricing', calendar: `/calendar?date=${morning.slice(0, 10)}` };
  for (const [name, path] of Object.entries(screens)) {
    const page = await panel.newPage();
    await page.goto(server.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settle(page);
    await keepWebp(page, `${name}-${locale}`);
    await page.close();
  }
  await panel.close();

  const phone = await openContext(language, { width: 390, height: 760 }, 2);
  const chat = await phone.newPage();
  const { demoChatLinkId } = await (await phone.request.get(`${server.url}/api/site`)).json();
  await chat.goto(`${server.url}/chat/${demoChatLinkId}`);
  await chat.getByRole('textbox').fill(questions[language]);
  await chat.getByRole('textbox').press('Enter');
  await chat
    .getByText(/\d\s?€|€\s?\d/)
    .first()
    .waitFor();
  await chat.getByRole('button', { name: 'LLumar ATC' }).click();
  await settle(chat);
  await keepWebp(chat, `chat-${locale}`);

  const preview = await openContext(language, { width: 1200, height: 630 });
  const start = await preview.newPage();
  await start.goto(`${server.url}${locale === 'en' ? '/' : `/${locale}`}`);
  await start.addStyleTag({
    content:
      '[data-choose-language], header nav, header a[href="/login"], [class*="_note_"] { display: none !important }',
  });
  await settle(start);
  await start.screenshot({ path: join(root, `apps/web/public/og-${locale}.png`) });
  await Promise.all([phone.close(), preview.close()]);
}

async function openContext(language, viewport, deviceScaleFactor = 1) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    locale: languages[language],
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
  return context;
}

async function settle(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
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
    return canvas.toDataURL('image/webp', 0.82).split(',')[1];
  }, png);
  await painter.close();
  writeFileSync(join(root, `apps/web/src/site/images/${name}.webp`), Buffer.from(webp, 'base64'));
}
