// Makes the pictures of the owner's guide (docs/images) from the product itself, in each language. Run it when a screen has
// changed: node scripts/picture-books.mjs, or with a part of the names of those to make: node scripts/picture-books.mjs team
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoStudioOf } from '../apps/api/src/demo/demo-studios.ts';
import { desk, keepWebp, languages, morning, openProduct, openScreen } from './pictures/product.mjs';
import { root, say } from './setup.mjs';

const [, , wanted = ''] = process.argv;
/** What a client wants to know beside the price: nobody has told the bot. */
const unknown = {
  EN: 'Do you refurbish alloy wheels too?',
  DE: 'Bereitet ihr auch Felgen auf?',
  UA: 'А диски ви теж відновлюєте?',
  RU: 'А диски вы тоже восстанавливаете?',
};
const folder = join(root, 'docs/images');
mkdirSync(folder, { recursive: true });
const product = await openProduct();
try {
  for (const [language, locale] of Object.entries(languages)) {
    say(`Pictures in ${language} …`);
    const context = await product.openContext({ language, scheme: 'light', device: desk });
    await context.clock.setFixedTime(new Date(morning));
    await product.logIn(context, language);
    const { studio, headers } = await product.findStudio(context);
    await talk(context, studio, language);
    const talks = await context.request.get(`${product.url}/api/partner/${studio.id}/conversation`, {
      headers,
    });
    const [{ id: talkId }] = await talks.json();
    const screens = {
      today: '/dashboard',
      prices: '/pricing',
      profile: '/business-profile',
      inbox: `/conversations/${talkId}`,
      bots: `/partners/${studio.id}`,
      calendar: `/calendar?date=${morning.slice(0, 10)}`,
      team: '/team',
    };
    for (const [name, path] of Object.entries(screens)) {
      const picture = `${name}-${locale}`;
      if (!picture.includes(wanted)) continue;
      const page = await openScreen(context, product.url + path);
      await keepWebp(page, join(folder, `${picture}.webp`));
      await page.close();
    }
    await context.close();
  }
} finally {
  await product.close();
}

/** A client asks for a price and for something nobody has told the bot. */
async function talk(context, studio, language) {
  let conversationToken;
  for (const text of [demoStudioOf(language).questions[0], unknown[language]]) {
    const answer = await context.request.post(
      `${product.url}/api/chat/${studio.bots[0].chatLinkId}/message`,
      {
        data: { clientMessageId: randomUUID(), text, ...(conversationToken && { conversationToken }) },
      },
    );
    ({ conversationToken } = await answer.json());
  }
}
