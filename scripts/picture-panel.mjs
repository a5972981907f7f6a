// Makes pictures of an owner's day to look at: every screen of the panel and what opens on it, for desks and for phones, in
// English and German, by day and by night, with a sheet of all of them for each. It takes minutes and judges nothing but
// what it can: a screen that scrolls sideways or says a key instead of a sentence is named at the end.
// node scripts/picture-panel.mjs FOLDER, or with a part of the names of those to make: node scripts/picture-panel.mjs FOLDER plan
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoStudioOf } from '../apps/api/src/demo/demo-studios.ts';
import { ownerScreens } from '../e2e/panel-screens.ts';
import { morning, openProduct, openScreen, settle } from './pictures/product.mjs';
import { say } from './setup.mjs';

const [, , folder = 'pictures', wanted = ''] = process.argv;
const spoken = ['EN', 'DE'];
const schemes = ['light', 'dark'];
const devices = {
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
};
const day = morning.slice(0, 10);

/** What opens on a screen, found by what is the same in every language. */
const opened = {
  palette: ['/dashboard', (page) => page.keyboard.press('Control+k')],
  peek: [
    `/calendar?view=day&date=${day}`,
    (page) =>
      page
        .getByRole('button', { name: /\d{1,2}:\d\d\s?–\s?\d{1,2}:\d\d/ })
        .first()
        .click(),
  ],
  'add-event': [
    `/calendar?view=week&date=${day}`,
    (page) =>
      page
        .getByRole('button', { name: /^(?:Add event|Termin eintragen)/ })
        .first()
        .click(),
  ],
};

mkdirSync(folder, { recursive: true });
const faults = [];
const product = await openProduct();
try {
  for (const language of spoken) await prepare(language);
  for (const language of spoken)
    for (const scheme of schemes)
      for (const [size, device] of Object.entries(devices)) await picture({ language, scheme, size, device });
} finally {
  await product.close();
}
for (const fault of faults) say(fault);
say(
  faults.length === 0 ? 'Nothing scrolls sideways and nothing is left unsaid.' : `${faults.length} faults.`,
);

/** A morning with something in it: a client who asked, one who booked, one who wants a person. */
async function prepare(language) {
  const context = await product.openContext({ language, scheme: 'light', device: devices.desk });
  await product.logIn(context, language);
  const { studio } = await product.findStudio(context);
  const person = { EN: 'I would like to talk to a person', DE: 'Ich möchte mit einem Menschen sprechen' };
  const unknown = { EN: 'Do you refurbish alloy wheels too?', DE: 'Bereitet ihr auch Felgen auf?' };
  const booked = {
    EN: ['next Wednesday at 10', 'Max Miller, +44 7700 900123', 'yes please'],
    DE: ['nächsten Mittwoch um 10 Uhr', 'Maximilian Sonnenschein-Brandenburger, 0151 23456789', 'ja bitte'],
  };
  const [first] = demoStudioOf(language).questions;
  for (const words of [
    [first, unknown[language]],
    [first, person[language]],
    [first, ...booked[language]],
  ])
    await talk(context, studio.bots[0].chatLinkId, words);
  await context.close();
}

async function talk(context, chatLinkId, words) {
  let conversationToken;
  for (const text of words) {
    const data = { clientMessageId: randomUUID(), text, ...(conversationToken && { conversationToken }) };
    const answer = await context.request.post(`${product.url}/api/chat/${chatLinkId}/message`, { data });
    ({ conversationToken } = await answer.json());
  }
}

async function picture({ language, scheme, size, device }) {
  const kind = `${size}-${language.toLowerCase()}-${scheme}`;
  say(`Pictures of ${kind} …`);
  const context = await product.openContext({ language, scheme, device });
  await context.clock.setFixedTime(new Date(morning));
  await product.logIn(context, language);
  const made = [];
  for (const [name, path, act] of await screensOf(context)) {
    if (!`${name}-${kind}`.includes(wanted)) continue;
    const page = await openScreen(context, product.url + path);
    // Somebody uses the screen, so that its lower parts come too, and nothing is still being fetched.
    await page.mouse.move(5, 5);
    await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
    await settle(page);
    if (act) {
      await act(page);
      await settle(page);
    }
    const file = `${name}-${kind}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: !act });
    made.push(file);
    faults.push(...(await faultsOf(page)).map((fault) => `${name} ${kind}: ${fault}`));
    await page.close();
  }
  if (made.length > 0) await keepSheet(context, made, kind);
  await context.close();
}

async function screensOf(context) {
  const { studio, headers } = await product.findStudio(context);
  const get = async (path) =>
    (await context.request.get(`${product.url}/api/partner/${studio.id}/${path}`, { headers })).json();
  const [{ id: conversationId }] = await get('conversation');
  const clients = await get('client');
  const own = ownerScreens({ partnerId: studio.id, botId: studio.bots[0].id, conversationId });
  const paths = [...own, ...clients.slice(0, 1).map(({ id }) => `/clients/${id}`)];
  return [
    ...paths.map((path) => [nameOf(path, { studio, conversationId }), dated(path)]),
    ...Object.entries(opened).map(([name, [path, act]]) => [name, path, act]),
  ];
}

function nameOf(path, { studio, conversationId }) {
  return path
    .replace(`/partners/${studio.id}`, 'bots')
    .replace(conversationId, 'talk')
    .replace(studio.bots[0].id, 'one')
    .replace(/clients\/.*/, 'client')
    .replaceAll(/[^a-z]+/gi, '-')
    .replaceAll(/^-|-$/g, '');
}

function dated(path) {
  return path.startsWith('/calendar') ? `${path}&date=${day}` : path;
}

/** What a machine sees: no sideways scroll, no name of a sentence in place of it. */
async function faultsOf(page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const keys = document.body.textContent.match(/\b[a-z]+(?:[A-Z][a-z]+)*\.[a-z]+[A-Z][A-Za-z]+\b/g) ?? [];
    return [
      ...(scrollWidth > clientWidth ? [`is ${scrollWidth - clientWidth} px too wide`] : []),
      ...keys.map((key) => `says ${key}`),
    ];
  });
}

/** All pictures of a kind side by side, cut to what is seen first. */
async function keepSheet(context, files, kind) {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1600, height: 900 });
  const [width, height] = kind.startsWith('desk') ? [390, 330] : [190, 390];
  const figures = files.map((file) => {
    const data = readFileSync(join(folder, file)).toString('base64');
    return `<figure><div><img src="data:image/png;base64,${data}"></div><figcaption>${file}</figcaption></figure>`;
  });
  await page.setContent(
    `<style>body{margin:4px;display:flex;flex-wrap:wrap;gap:6px;font:11px sans-serif;background:#888}figure{margin:0}
    div{width:${width}px;height:${height}px;overflow:hidden}img{width:100%}</style>${figures.join('')}`,
  );
  await page.waitForTimeout(500);
  writeFileSync(join(folder, `sheet-${kind}.png`), await page.screenshot({ fullPage: true }));
  await page.close();
}
