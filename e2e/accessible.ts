import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import { z } from 'zod';

const findingsSchema = z.array(z.string());

/** Nothing serious or critical by axe, once what moves has come to rest and what loads has arrived. */
export async function expectAccessible(page: Page): Promise<void> {
  // A notice that begins to fade while axe looks at it is pale for a moment: what is wrong for good is wrong again.
  const first = await findSerious(page);
  const serious = first.length === 0 ? first : await findSerious(page);
  expect(serious, page.url()).toEqual([]);
}

async function findSerious(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      document
        .getAnimations()
        .every(
          (animation) =>
            animation.playState !== 'running' ||
            animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
        ),
  );
  for (const frame of page.frames()) await bringAxe(frame);
  return findingsSchema.parse(await page.evaluate(look));
}

/**
 * Once for each document: the builder of the package brings its megabyte twice for every look, and opens a page more
 * unless it is told not to, which together costs half as much again as the look itself.
 */
async function bringAxe(frame: Frame): Promise<void> {
  const isThere = frame.evaluate('typeof axe === "object"');
  const brought = isThere.then((already) => already || frame.evaluate(axe));
  // A frame that is gone or does not answer is left out. The page itself has to take it.
  if (frame.parentFrame()) await Promise.race([brought.catch(() => {}), pause(1_000)]);
  else await brought;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const source = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');
/** What a rule finds is as grave as the rule: those that find nothing serious take a third of a look and change no result. */
const axe = `${source};axe.configure({
  allowedOrigins: ['<same_origin>'],
  rules: axe._audit.rules
    .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    .map(({ id }) => ({ id, enabled: false })),
});`;

/**
 * Runs in the page, whose names the rest of this program does not know: hence as text. Only what is wrong is of
 * interest; collecting what is right takes as long as the check itself. Styles are not fetched once more for a rule that
 * is not asked.
 */
const look = `axe.run(document, { resultTypes: ['violations'], preload: false }).then(({ violations }) =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const places = nodes.map((node) => node.target.join(' ') + ' (' + (node.any[0]?.message ?? node.html) + ')');
      return id + ': ' + places.slice(0, 3).join(', ');
    }))`;
