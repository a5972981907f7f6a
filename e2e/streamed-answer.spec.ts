import { rmSync } from 'node:fs';
import { LLMock } from '@copilotkit/aimock';
import { siteSchema } from '@glossa/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { rowsOf } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { takePicture } from './picture.ts';
import { expect, test } from './product-test.ts';
import { preparedDataDir, startServerProcess } from './server-process.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const first = 'Guten Tag und danke für Ihre Nachricht.';
const second = 'Eine Handwäsche ist bei uns immer Handarbeit.';
const wrong = 'Sie kostet heute nur 1 €.';
const last = 'Welches Auto haben Sie?';
const burst = ['Also', 'es ist ein Kombi', 'und noch etwas'] as const;
const wish = 'bitte mit Innenreinigung';
const both = 'Ein Kombi mit Innenreinigung, gern.';

const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const;

for (const { width, height, colorScheme } of usually(looks, 1)) {
  test(`a model's answer grows sentence by sentence, and what is not proved is never seen (${width} px)`, async ({
    browser,
  }, info) => {
    test.setTimeout(300_000);
    const model = new LLMock({
      ...{ port: 0, host: '127.0.0.1', logLevel: 'silent' },
      ...{ chunkSize: 30, latency: 500 },
    });
    const asked: string[] = [];
    // The rest comes when what was proved has been seen, however late a busy machine draws it.
    const secondSeen = Promise.withResolvers<void>();
    model.on({}, async ({ messages }) => {
      asked.push(JSON.stringify(messages));
      if (asked.at(-1)?.includes(wish)) return { content: `${first} ${both}` };
      // So long that whoever is slow still writes on in the middle of it.
      if (asked.at(-1)?.includes(burst[1])) return { content: `${first} ${`${second} `.repeat(40)}` };
      const isRepair = JSON.stringify(messages.at(-1)).includes('The server refused');
      if (isRepair) await secondSeen.promise;
      return { content: [first, second, ...(isRepair ? [] : [wrong]), last].join(' ') };
    });
    await model.start();
    const dataDir = preparedDataDir();
    const env = { DATA_DIR: dataDir, AI_MODEL: 'compatible:scripted', AI_BASE_URL: `${model.url}/v1` };
    const server = await startServerProcess(env);
    const site = siteSchema.parse(await (await fetch(`${server.url}/api/site`)).json());
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      locale: 'de-DE',
      baseURL: server.url,
    });
    const page = await context.newPage();
    await page.goto(`/chat/${site.demoChatLinkId}`);
    await expect(rowsOf(page).first()).toBeVisible();
    const seen = await watchTalk(page);
    await page.getByRole('textbox').fill('Guten Tag, ich habe eine Frage zur Handwäsche');
    await page.getByRole('textbox').press('Enter');

    const answer = rowsOf(page).last();
    await expect(answer).toContainText(second);
    secondSeen.resolve();
    await expectNoSidewaysScroll(page);
    await takePicture(page, info.outputPath('growing.png'));
    await expect(answer).toContainText(last);
    await expect(page.locator('.typing')).toHaveCount(0);
    const lines = await seen();
    expect(lines.filter((line) => line.includes(first) && !line.includes(second))).not.toEqual([]);
    expect(lines.filter((line) => line.includes(second) && !line.includes(last))).not.toEqual([]);
    expect(lines.filter((line) => line.includes('1 €'))).toEqual([]);
    await expect(rowsOf(page).filter({ hasText: first })).toHaveCount(1);
    await expectAccessible(page);

    await page.reload();
    await expect(rowsOf(page).last()).toContainText(`${second} ${last}`);

    const before = { rows: await rowsOf(page).count(), calls: asked.length };
    for (const text of burst) await write(page, text);
    await expect(rowsOf(page).filter({ hasText: first })).toHaveCount(2);
    // Written while the answer grows: it is given up, and all four are answered together.
    await write(page, wish);
    await expect(rowsOf(page).last()).toContainText(both);
    await expect(page.locator('.typing')).toHaveCount(0);
    await expect(rowsOf(page)).toHaveCount(before.rows + 5);
    expect(asked.length - before.calls).toBe(2);
    await expectNoSidewaysScroll(page);
    await takePicture(page, info.outputPath('burst.png'));
    await page.reload();
    await expect(rowsOf(page).last()).toContainText(both);
    await expect(rowsOf(page)).toHaveCount(before.rows + 5);
    await context.close();
    await server.end('SIGTERM');
    await model.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('textbox').press('Enter');
  await expect(rowsOf(page).filter({ hasText: text })).toHaveCount(1);
}

/** Notes what the last row of the talk says each time something changes. */
async function watchTalk(page: Page): Promise<() => Promise<string[]>> {
  const notes = await page.evaluateHandle(() => {
    const lines: string[] = [];
    const list = document.querySelector('.messages') ?? document.body;
    const note = () => lines.push(list.querySelector('li:last-child')?.textContent ?? '');
    new MutationObserver(note).observe(list, { childList: true, subtree: true, characterData: true });
    return lines;
  });
  return () => notes.evaluate((lines) => lines);
}
