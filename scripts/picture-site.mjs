// Makes the pictures of the public site from the product itself: its screens in each language and theme, for desks and
// for phones, and the picture messengers show of a shared link. Run it when a screen has changed:
// node scripts/picture-site.mjs, or with a part of the names of those to make: node scripts/picture-site.mjs pricing-phone
import { join } from 'node:path';
import { demoStudioOf } from '../apps/api/src/demo/demo-studios.ts';
import { desk, keepWebp, languages, morning, openProduct, openScreen, settle } from './pictures/product.mjs';
import { root, say } from './setup.mjs';

const [, , wanted = ''] = process.argv;
const schemes = ['light', 'dark'];
const phone = { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2 };
const link = { viewport: { width: 1200, height: 630 }, deviceScaleFactor: 1 };

const product = await openProduct();
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
  await product.close();
}

/** The panel of the demo studio that speaks the language, so that names and money are of one piece. */
async function picturePanel({ language, scheme, device, size }) {
  const context = await product.openContext({ language, scheme, device });
  await product.logIn(context, language);
  const screens = { pricing: '/pricing', calendar: `/calendar?date=${morning.slice(0, 10)}` };
  for (const [name, path] of Object.entries(screens)) {
    const picture = `${name}-${size}-${languages[language]}-${scheme}`;
    if (!picture.includes(wanted)) continue;
    const page = await openScreen(context, product.url + path);
    // A desk has more room for the week without the words of the sidebar.
    if (size === 'desk' && name === 'calendar') await page.keyboard.press('Control+b');
    await keepWebp(page, fileOf(picture));
    await page.close();
  }
  await context.close();
}

async function pictureChat({ language, scheme }) {
  const picture = `chat-phone-${languages[language]}-${scheme}`;
  if (!picture.includes(wanted)) return;
  const owner = await product.openContext({ language, scheme, device: phone });
  const chatLinkId = await findChatLink(owner, language);
  await owner.close();
  const context = await product.openContext({ language, scheme, device: phone });
  const chat = await context.newPage();
  await chat.goto(`${product.url}/chat/${chatLinkId}`);
  const [question] = demoStudioOf(language).questions;
  await chat.getByRole('textbox').fill(question);
  await chat.getByRole('textbox').press('Enter');
  await chat.locator('.receipt').first().waitFor();
  await settle(chat);
  await keepWebp(chat, fileOf(picture));
  await context.close();
}

async function pictureLink(language) {
  if (!`og-${languages[language]}`.includes(wanted)) return;
  const context = await product.openContext({ language, scheme: 'light', device: link });
  const locale = languages[language];
  const page = await context.newPage();
  await page.goto(`${product.url}${locale === 'en' ? '/' : `/${locale}`}`);
  await page.addStyleTag({
    content:
      '[data-choose-language], header nav, header a[href="/login"], [class*="_note_"] { display: none !important }',
  });
  await settle(page);
  await page.screenshot({ path: join(root, `apps/web/public/og-${locale}.png`) });
  await context.close();
}

async function findChatLink(context, language) {
  await product.logIn(context, language);
  const { studio } = await product.findStudio(context);
  return studio.bots[0].chatLinkId;
}

function fileOf(picture) {
  return join(root, `apps/web/src/site/images/${picture}.webp`);
}
