import { randomUUID } from 'node:crypto';
import { expectAccessible } from './accessible.ts';
import { becomeOwner, logIn } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';
import { adminLogin } from './start-product.ts';

test('an administrator finds who did what, and takes along who waits for a channel', async ({
  page,
  browser,
}) => {
  const studio = `Noted ${randomUUID().slice(0, 8)}`;
  const owner = await browser.newPage({ baseURL: process.env.PRODUCT_URL ?? '' });
  const { email } = await becomeOwner(owner, { studio, bot: 'Nora' });
  await owner.close();
  const waiting = `waits-${randomUUID()}@example.com`;
  const asked = await page.request.post('/api/notify-me', {
    data: { channel: 'TIKTOK', email: waiting, language: 'EN', consent: 'Write to me once.' },
  });
  await expect(asked).toBeOK();

  await page.goto('/login');
  await logIn(page, adminLogin);
  await page.getByRole('link', { name: 'Activity' }).click();
  await page.getByText('History', { exact: true }).click();
  await page.getByRole('searchbox', { name: 'Business' }).fill(studio);
  const history = page.getByRole('list', { name: 'Who did what' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history).toContainText(email);
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Bot created' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history).toContainText('Nora');

  await page.getByText('Notify me', { exact: true }).click();
  await expect(page.getByText(waiting)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'As a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('notify-me.csv');

  await page.goto('/activity?view=audit');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(history).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
