import { randomUUID } from 'node:crypto';
import { expectAccessible } from './accessible.ts';
import { logIn } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';
import { adminLogin } from './start-product.ts';

test('an administrator reads who wrote, what was mailed and how pages are visited', async ({ page }) => {
  const message = `Is there a plan for three studios? ${randomUUID()}`;
  const sent = await page.request.post('/api/contact', {
    data: { name: 'A visitor', email: 'visitor@example.com', message },
  });
  await expect(sent).toBeOK();
  await page.goto('/login');
  await logIn(page, adminLogin);
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Mails', { exact: true }).click();
  await expect(page.getByText('kept, not sent').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Page views', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Most visited pages' })).toContainText('/login');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test('an administrator reaches screens by keys', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, adminLogin);
  await expect(page.getByRole('heading', { name: 'All studios' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search or jump to …' }).fill('partn');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/partners$/);
  // While the palette closes, its field still has the focus.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/settings$/);
});
