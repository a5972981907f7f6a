import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
  // Only what is wrong is of interest; collecting what is right takes as long as the check itself. The mode that axe
  // calls legacy works in the page; the other one opens a page more for each look, which costs twice as much.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? node.html})`)
          .slice(0, 3)
          .join(', ')}`,
    );
}
