import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const sizes = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 360, height: 740 },
];

for (const { name, width, height } of usually(sizes, 1)) {
  test(`a client looks after the own booking (${name})`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await becomeOwner(page, { studio: 'Glanzwerk', bot: 'Lotte' });
    await page.goto(`/calendar?view=agenda&date=${nextTuesday(new Date())}`);
    await page.getByRole('button', { name: 'Add event' }).first().click();
    await page.getByLabel('Title').fill('Rear tint');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Rear tint').click();
    await page.getByRole('button', { name: 'Copy the client’s link' }).click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;

    const answer = await page.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await expect(page.getByText('Rear tint')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const before = await page.locator('.booking-day').textContent();
    await page.getByRole('button', { name: 'Choose another time' }).click();
    await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(4).click();
    await page.getByRole('group', { name: 'Time' }).getByRole('button').first().click();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Move to/ }).click();
    await expect(page.getByText('Your new time is booked.')).toBeVisible();
    await expect(page.locator('.booking-day')).not.toHaveText(before ?? '');

    await page.getByRole('button', { name: 'DE', exact: true }).click();
    await page.getByRole('button', { name: 'Termin absagen' }).click();
    await expect(page.getByText('Vielleicht passt Ihnen ja eine andere Zeit.')).toBeVisible();
    await page.getByRole('button', { name: 'Ja, absagen' }).click();
    await expect(page.getByRole('heading', { name: 'Dieser Termin ist abgesagt' })).toBeVisible();

    await page.goto(`${link}x`);
    await expect(page.getByText('Dieser Link führt zu keinem Termin')).toBeVisible();
    await expectAccessible(page);
  });
}

function nextTuesday(now: Date): string {
  const days = ((2 - now.getUTCDay() + 7) % 7) + 7;
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
