// The running product with its demo studios on a Monday morning, and a browser that takes pictures of it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { demoStudioOf } from '../../apps/api/src/demo/demo-studios.ts';
import { startServerProcess } from '../../e2e/server-process.ts';
import { buildSites } from '../build.mjs';
import { ensureChromium } from '../chromium.mjs';
import { say } from '../setup.mjs';

export const languages = { EN: 'en', DE: 'de', UA: 'uk', RU: 'ru' };
export const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
/** The demo studios' week is in front of them. */
export const morning = '2026-03-09T06:30:00Z';

export async function openProduct() {
  buildSites();
  const dataDir = mkdtempSync(join(tmpdir(), 'glossa-pictures-'));
  const server = await startServerProcess({ DATA_DIR: dataDir, APP_NOW: morning });
  const [, password] = /demo@glossa\.local\s+(\S+)/.exec(server.output()) ?? [];
  const browser = await chromium.launch({
    executablePath: ensureChromium(say),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  return {
    url: server.url,
    openContext: ({ language, scheme, device }) => openContext(browser, { language, scheme, device }),
    logIn: async (context, language) => {
      const answer = await context.request.post(`${server.url}/api/auth/sign-in/email`, {
        data: { email: demoStudioOf(language).email, password },
      });
      if (!answer.ok()) throw new Error(`Nobody could log in: ${await answer.text()}`);
    },
    /** The studio of whoever is logged in, with the headers that say who that is. */
    findStudio: async (context) => {
      const { token } = await (await context.request.get(`${server.url}/api/auth/token`)).json();
      const headers = { authorization: `Bearer ${token}` };
      const [studio] = await (await context.request.get(`${server.url}/api/partner`, { headers })).json();
      return { studio, headers };
    },
    close: async () => {
      await browser.close();
      await server.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openContext(browser, { language, scheme, device }) {
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

/** A screen of the panel, without the label that says which server it is: that concerns nobody who looks at a picture. */
export async function openScreen(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  // On a phone a talk has the client's name above it in place of the screen's.
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.addStyleTag({ content: '[data-environment] { display: none !important }' });
  await settle(page);
  return page;
}

export async function settle(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1200);
}

/** The browser itself turns the picture into WebP, a third of the size of a PNG. */
export async function keepWebp(page, file) {
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
  writeFileSync(file, Buffer.from(webp, 'base64'));
}
