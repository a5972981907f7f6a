import { rmSync } from 'node:fs';
import { LLMock } from '@copilotkit/aimock';
import { expectAccessible } from './accessible.ts';
import { rowsOf, say } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { takePicture } from './picture.ts';
import { expect, test } from './product-test.ts';
import { preparedDataDir, startServerProcess } from './server-process.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const asked = 'Guten Tag, kann ich während der Arbeit im Laden warten?';
const botSaid = 'Guten Tag! Das frage ich gern die Werkstatt.';
const ownerSaid = 'Ja, der Kaffee ist frisch.';

const looks = [
  {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    language: 'EN',
    words: {
      translate: 'Translate',
      hide: 'Hide translation',
      note: 'Translation',
      answer: 'Your answer',
      failed: 'The translation didn’t come.',
    },
    inTheirs: {
      [asked]: 'Hello, may I wait in the shop while you work?',
      [botSaid]: 'Hello! I will gladly ask the workshop.',
      [ownerSaid]: 'Yes, the coffee is fresh.',
    },
  },
  {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    language: 'UA',
    words: {
      translate: 'Перекласти',
      hide: 'Сховати переклад',
      note: 'Переклад',
      answer: 'Ваша відповідь',
      failed: 'Переклад не вдався.',
    },
    inTheirs: {
      [asked]: 'Добрий день, чи можна зачекати в салоні, поки ви працюєте?',
      [botSaid]: 'Добрий день! Радо запитаю в майстерні.',
      [ownerSaid]: 'Так, кава свіжа.',
    },
  },
] as const;

for (const { viewport, colorScheme, language, words, inTheirs } of usually(looks, 0)) {
  test(`a talk in another language is read beside it, what the owner wrote too (${viewport.width} px)`, async ({
    browser,
  }, info) => {
    test.setTimeout(300_000);
    let isAway = true;
    const model = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent' });
    model.on({}, async ({ messages }) => {
      const told = JSON.stringify(messages);
      if (!told.includes('You translate lines')) return { content: botSaid };
      if (isAway) return { content: 'I would rather not.' };
      return { content: JSON.stringify(linesOf(messages.at(-1)?.content).map((line) => translated(line))) };
    });
    const translated = (line: string) =>
      Object.entries(inTheirs).find(([original]) => original === line)?.[1] ?? null;
    await model.start();
    const dataDir = preparedDataDir();
    const env = { DATA_DIR: dataDir, AI_MODEL: 'compatible:scripted', AI_BASE_URL: `${model.url}/v1` };
    const server = await startServerProcess(env);
    const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme });
    const page = await context.newPage();
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
    const { bot } = await becomeOwner(page, { studio: 'Zweisprach', bot: 'Ida' });
    const visit = await browser.newContext({ baseURL: server.url, locale: 'de-DE' });
    const client = await visit.newPage();
    await client.goto(`/chat/${bot.chatLinkId}`);
    await say(client, asked);
    await expect(rowsOf(client).last()).toContainText(botSaid);

    await page.goto('/conversations');
    await page.getByRole('link', { name: /warten/ }).click();
    const notes = page.getByRole('note', { name: words.note });
    await page.getByRole('button', { name: words.translate }).click();
    await expect(page.getByText(words.failed)).toBeVisible();
    await expect(notes).toHaveCount(0);
    isAway = false;
    await page.getByRole('button', { name: words.hide }).click();
    await page.getByRole('button', { name: words.translate }).click();
    await expect(notes).toHaveText([inTheirs[asked], inTheirs[botSaid]]);

    // What is written while the translation is shown gets its own, and the client reads the original alone.
    const box = page.getByLabel(words.answer, { exact: true });
    await box.fill(ownerSaid);
    await box.press('Enter');
    await expect(notes).toHaveText([inTheirs[asked], inTheirs[botSaid], inTheirs[ownerSaid]]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await takePicture(page, info.outputPath('translated.png'));
    await expect(rowsOf(client).last()).toContainText(ownerSaid);
    for (const words of Object.values(inTheirs)) await expect(client.getByText(words)).toHaveCount(0);

    await page.getByRole('button', { name: words.hide }).click();
    await expect(notes).toHaveCount(0);
    await visit.close();
    await context.close();
    await server.end('SIGTERM');
    await model.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

/** The lines of a talk as the model is given them. */
function linesOf(content: unknown): string[] {
  const parts = Array.isArray(content)
    ? content.map((part: { text?: string }) => part.text ?? '')
    : [content];
  const [, data = '[]'] = /<data>(.*)<\/data>/su.exec(parts.join('')) ?? [];
  return JSON.parse(data);
}
