import { calendarFeedSchema } from '@glossa/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openMenuOfPhone } from './calendar-menu.ts';
import { usually } from './long-tests.ts';
import { showLowerPart } from './lower-part.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const sizes = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 360, height: 740 },
];

/** A Tuesday far enough ahead, whenever this runs. */
const tuesday = nextTuesday(new Date());

for (const { name, width, height } of usually(sizes, 0)) {
  test(`an owner keeps the calendar (${name})`, async ({ page, complaints }) => {
    complaints.allow(/This time is taken already/);
    await page.setViewportSize({ width, height });
    const { partner } = await becomeOwner(page, { studio: 'Glanzwerk', bot: 'Lotte' });
    await page.goto(`/calendar?view=agenda&date=${tuesday}`);
    await expect(page.getByText('Nothing booked here')).toBeVisible();
    await expectAccessible(page);

    await add(page, { title: 'Ceramic coating', from: ['10', '00'], to: ['12', '00'] });
    await expect(page.getByText('10:00–12:00')).toBeVisible();
    if (name === 'phone') await expectJobsFirst(page);

    // The second job stands in the way of the first: said before saving, refused, and moved to where it fits.
    await add(page, { title: 'Rear tint', from: ['11', '00'], to: ['12', '30'] }, async () => {
      await expect(page.getByText('Taken already: Ceramic coating, 10:00–12:00.')).toBeVisible();
    });
    await expect(page.getByText('This time is taken')).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('alert')
      .getByRole('button', { name: /, 12:00/ })
      .click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('12:00–13:30')).toBeVisible();

    await page.getByText('Rear tint').click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Notes').fill('Key in the box');
    await page.getByLabel('Customer', { exact: true }).fill('A client');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('A client')).toBeVisible();

    await page.getByText('Rear tint').click();
    await page.getByRole('button', { name: 'Cancel job' }).click();
    await expect(page.getByText('12:00–13:30')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('12:00–13:30')).toBeVisible();

    for (const view of ['Month', 'Day', 'By bay']) {
      await openMenuOfPhone(page);
      await page.getByText(view, { exact: true }).click();
      await expect(page.getByText('Ceramic coating').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }

    await openMenuOfPhone(page);
    await page.getByText('Subscribe', { exact: true }).click();
    await page.getByRole('button', { name: 'Create the address' }).click();
    const url = await page.getByLabel('Secret address').inputValue();
    expect(calendarFeedSchema.parse({ url }).url).toContain('/calendar/');
    const feed = await (await page.request.get(new URL(url).pathname)).text();
    expect(feed).toContain('SUMMARY:Ceramic coating');
    expect(feed).toContain(partner.name);
  });
}

test('a job is dragged to another time and back again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await becomeOwner(page, { studio: 'Glanzwerk', bot: 'Lotte' });
  await page.goto(`/calendar?view=week&date=${tuesday}`);
  await add(page, { title: 'Polish', from: ['10', '00'], to: ['11', '00'] });
  const job = page.getByRole('button', { name: /Polish/ });
  await expect(job).toBeVisible();
  await expectAccessible(page);
  const box = await job.boundingBox();
  if (!box) throw new Error('The job is not drawn.');
  await page.mouse.move(box.x + box.width / 2, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 40, { steps: 4 });
  await page.mouse.move(box.x + box.width * 1.5, box.y + 12 + 104, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText('Moved.')).toBeVisible();
  await expect(page.getByRole('button', { name: /12:\d\d–13:\d\d.*Polish/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /10:00–11:00.*Polish/ })).toBeVisible();

  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 50, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /10:00–(11:[345]|12:)\d.*Polish/ })).toBeVisible();
});

test('BK-18: a changed zone says what it does to bookings, and does it', async ({ page }) => {
  await becomeOwner(page, { studio: 'Glanzwerk', bot: 'Lotte' });
  await page.goto(`/calendar?view=agenda&date=${tuesday}`);
  await add(page, { title: 'Polish', from: ['10', '00'], to: ['11', '00'] });
  await expect(page.getByText('10:00–11:00')).toBeVisible();
  await page.goto('/business-profile');
  await showLowerPart(page, 'Location and currency');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  // Sections above may still be arriving: a list whose field they push out of view hides itself.
  await expect(async () => {
    await zone.fill('Lisbon');
    await page.getByRole('option', { name: /Lisbon/ }).click({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByText('Existing bookings stay at the same moment')).toBeVisible();
  const kept = page.waitForResponse(
    (response) => ['PUT', 'PATCH'].includes(response.request().method()) && response.ok(),
  );
  await page.getByRole('button', { name: 'Save changes' }).and(page.locator(':enabled')).click();
  await kept;
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.goto(`/calendar?view=agenda&date=${tuesday}`);
  await expect(page.getByText('09:00–10:00')).toBeVisible();
});

/** What is booked comes before what is pressed: the first job stands in the first 300 px. */
async function expectJobsFirst(page: Page): Promise<void> {
  const job = await page.getByRole('button', { name: /10:00–12:00/ }).boundingBox();
  expect(job?.y).toBeLessThan(300);
}

type Job = { title: string; from: [string, string]; to: [string, string] };

async function add(page: Page, job: Job, beforeSaving = async () => {}): Promise<void> {
  await page.getByRole('button', { name: 'Add event' }).first().click();
  await page.getByLabel('Title').fill(job.title);
  await setTime(page, 'Begins at', job.from);
  await setTime(page, 'Ends at', job.to);
  // A click elsewhere folds the list of times.
  await page.getByLabel('Title').click();
  await beforeSaving();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

async function setTime(page: Page, name: string, [hours, minutes]: [string, string]): Promise<void> {
  await page.getByLabel(`${name}: hours`).fill(hours);
  await page.getByLabel(`${name}: minutes`).fill(minutes);
}

function nextTuesday(now: Date): string {
  const days = ((2 - now.getUTCDay() + 7) % 7) + 7;
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
