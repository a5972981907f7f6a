// How soon the chat can be used on a slow phone: a quarter of this machine's processor, 1.6 Mbit/s, 150 ms to the
// server, nothing cached. `node bench/chat-phone.ts [chat address of a running product]`
import { type Browser, chromium, devices } from '@playwright/test';
import { newDataDir, startServerProcess } from '../e2e/server-process.ts';

const runs = 7;
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Notes in the page itself when the field appears and when the chat behind it is awake. */
const watch = `
  const note = () => {
    const { dataset } = document.documentElement;
    if (!dataset.fieldMs && document.querySelector('textarea')) dataset.fieldMs = performance.now();
    if (!dataset.readyMs && document.querySelector('main form textarea')) dataset.readyMs = performance.now();
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });`;

const [given] = process.argv.slice(2);
const server = given ? null : await startServerProcess({ DATA_DIR: newDataDir() });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const address = given ?? (await demoChat(server?.url ?? ''));
  await measure(browser, address);
  const times: Visit[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure(browser, address));
  const median = (of: (visit: Visit) => number) =>
    Math.round(times.map(of).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0);
  console.table({
    'first words painted': median((time) => time.paintMs),
    'the field takes text': median((time) => time.fieldMs),
    'a message can be sent': median((time) => time.readyMs),
    'an answer is there': median((time) => time.answerMs),
  });
} finally {
  await browser.close();
  await server?.end('SIGTERM');
}

async function demoChat(origin: string): Promise<string> {
  const { demoChatLinkId } = JSON.parse(await (await fetch(`${origin}/api/site`)).text());
  return `${origin}/chat/${demoChatLinkId}`;
}

type Visit = { paintMs: number; fieldMs: number; readyMs: number; answerMs: number };

/** One visit with an empty cache. All times count from the tap on the link. */
async function measure(on: Browser, address: string): Promise<Visit> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await on.newContext({ ...phone, locale: 'de-DE' });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', slowNetwork);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript({ content: watch });
  await page.goto(address, { waitUntil: 'commit' });
  const field = page.locator('main form textarea');
  await field.waitFor();
  const times = await page.evaluate<Pick<Visit, 'paintMs' | 'fieldMs' | 'readyMs'>>(`({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    fieldMs: Number(document.documentElement.dataset.fieldMs),
    readyMs: Number(document.documentElement.dataset.readyMs),
  })`);
  await field.fill('Was kostet eine Innenreinigung für einen Golf?');
  const asked = await page.evaluate<number>('performance.now()');
  await field.press('Enter');
  await page.locator('.row-studio').nth(1).waitFor();
  const answered = await page.evaluate<number>('performance.now()');
  await context.close();
  return { ...times, answerMs: times.readyMs + (answered - asked) };
}
