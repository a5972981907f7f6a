// Pictures of every screen of the panel, several on a sheet, to look at: node bench/contact-sheets.ts FOLDER [words of a look]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openPanel, type Visitor } from './panel.ts';
import { seedEvents } from './panel-events.ts';

const looks = [1440, 768, 360].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    ['EN', 'DE'].map((language) => ({ width, colorScheme, language })),
  ),
);
type Look = (typeof looks)[number];

const [folder = 'contact-sheets', wanted = ''] = process.argv.slice(2);
const perSheet = 6;
mkdirSync(folder, { recursive: true });
const panel = await openPanel();
await seedEvents(panel);
for (const look of looks) {
  const name = `${look.width}-${look.colorScheme}-${look.language}`;
  if (!name.includes(wanted)) continue;
  for (const visitor of panel.visitors) await takePictures(visitor, look, name);
}
await panel.close();

async function takePictures(visitor: Visitor, look: Look, name: string): Promise<void> {
  const browser = visitor.context.browser();
  if (!browser) return;
  const context = await browser.newContext({
    baseURL: panel.baseURL,
    storageState: await visitor.context.storageState(),
    viewport: { width: look.width, height: look.width > 400 ? 900 : 740 },
    colorScheme: look.colorScheme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
  });
  const page = await context.newPage();
  await page.addInitScript(`localStorage.setItem('glossa-language', '${look.language}')`);
  const pictures: string[] = [];
  for (const screen of visitor.screens) {
    await page.goto(screen);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('[aria-busy="true"], .mantine-Skeleton-root').first().waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    const picture = await page.screenshot({ fullPage: true });
    pictures.push(`data:image/png;base64,${picture.toString('base64')}`);
  }
  await context.close();
  for (let at = 0; at < pictures.length; at += perSheet) {
    const file = join(folder, `${name}-${visitor.who}-${at / perSheet + 1}.png`);
    await layOut(browser, pictures.slice(at, at + perSheet), look.width, file);
  }
}

/** Side by side, each shortened to what a reader would scroll at first. */
async function layOut(browser: Browser, pictures: string[], width: number, file: string): Promise<void> {
  const shown = width > 400 ? 640 : 300;
  const page = await browser.newPage({
    viewport: { width: (shown + 12) * (width > 400 ? 3 : 6), height: 600 },
  });
  const cells = pictures.map(
    (picture) =>
      `<div style="width:${shown}px;height:${width > 400 ? 760 : 1250}px;overflow:hidden"><img src="${picture}" style="width:100%"></div>`,
  );
  await page.setContent(
    `<body style="margin:0;background:#888;display:flex;flex-wrap:wrap;gap:12px">${cells.join('')}</body>`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
