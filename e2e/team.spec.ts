import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { becomeOwner, password } from './people.ts';
import { takePicture, takeWholePicture } from './picture.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const looks = [
  {
    look: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    language: 'EN',
    words: {
      invite: 'Invite',
      address: 'E-mail address',
      link: 'Invitation link',
      title: 'Teamwerk invites you to the team',
      choose: 'Choose a password',
      join: 'Create account and join',
      calendar: 'Calendar',
      settings: 'Where you are logged in',
      leave: 'Leave the team',
      left: 'You have left Teamwerk',
      remove: 'Remove',
      removed: 'Removed from the team',
      setUp: /set up/i,
    },
  },
  {
    look: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
    language: 'UA',
    words: {
      invite: 'Запросити',
      address: 'Адреса електронної пошти',
      link: 'Посилання-запрошення',
      title: 'Teamwerk запрошує вас до команди',
      choose: 'Придумайте пароль',
      join: 'Створити акаунт і приєднатися',
      calendar: 'Календар',
      settings: 'Де виконано вхід',
      leave: 'Вийти з команди',
      left: 'Ви вийшли з команди Teamwerk',
      remove: 'Вилучити',
      removed: 'Вилучено з команди',
      setUp: /студі/i,
    },
  },
] as const;

type Look = (typeof looks)[number];

for (const look of usually(looks, 0)) {
  const { words } = look;
  test(`a member comes by a link, works, sees no more than that, and is let go (${look.look.viewport.width} px)`, async ({
    browser,
    complaints,
  }, info) => {
    complaints.allow(/ApiError/);
    const owner = await open(browser, look);
    await becomeOwner(owner, { studio: 'Teamwerk', bot: 'Ada' });
    const email = `staff-${randomUUID()}@example.com`;
    await owner.goto('/team');
    await owner.getByLabel(words.address).fill(email);
    await owner.getByRole('button', { name: words.invite, exact: true }).click();
    const link = await owner.getByLabel(words.link).inputValue();
    await expectNoSidewaysScroll(owner);
    await expectAccessible(owner);
    await takeWholePicture(owner, info.outputPath('team.png'));

    const member = await open(browser, look);
    await member.goto(new URL(link).pathname + new URL(link).hash);
    await expect(member.getByRole('heading', { name: words.title })).toBeVisible();
    await expectAccessible(member);
    await takePicture(member, info.outputPath('join.png'));
    await member.getByLabel(words.choose).fill(password);
    await member.getByRole('button', { name: words.join }).click();
    await expect(member.getByRole('heading', { level: 1, name: words.calendar })).toBeVisible();
    await expectNoSidewaysScroll(member);
    await takePicture(member, info.outputPath('staff-calendar.png'));
    // What is the owners' leads back to the work, and the server refuses it as well.
    await member.goto('/pricing');
    await expect(member.getByRole('heading', { level: 1, name: words.calendar })).toBeVisible();
    await member.goto('/settings');
    await expect(member.getByRole('heading', { name: words.settings })).toBeVisible();
    await expectAccessible(member);
    await takeWholePicture(member, info.outputPath('staff-settings.png'));

    await owner.reload();
    await owner.getByRole('button', { name: `${words.remove} ${email}` }).click();
    await owner.getByRole('dialog').getByRole('button', { name: words.remove }).click();
    await expect(owner.getByText(words.removed)).toBeVisible();
    await member.goto('/calendar');
    await expect(member).toHaveURL(/\/dashboard$/);
    await expect(member.getByRole('main').getByText(words.setUp).first()).toBeVisible();
  });
}

for (const look of usually(looks, 1)) {
  const { words } = look;
  test(`a member leaves the team without asking anybody (${look.look.viewport.width} px)`, async ({
    browser,
    complaints,
  }, info) => {
    complaints.allow(/ApiError/);
    const owner = await open(browser, look);
    await becomeOwner(owner, { studio: 'Teamwerk', bot: 'Ada' });
    await owner.goto('/team');
    await owner.getByLabel(words.address).fill(`staff-${randomUUID()}@example.com`);
    await owner.getByRole('button', { name: words.invite, exact: true }).click();
    const link = new URL(await owner.getByLabel(words.link).inputValue());
    const member = await open(browser, look);
    await member.goto(link.pathname + link.hash);
    await member.getByLabel(words.choose).fill(password);
    await member.getByRole('button', { name: words.join }).click();
    await expect(member.getByRole('heading', { level: 1, name: words.calendar })).toBeVisible();
    await member.goto('/settings');
    await member.getByRole('button', { name: words.leave }).click();
    await expectAccessible(member);
    await takePicture(member, info.outputPath('leave.png'));
    await member.getByRole('dialog').getByRole('button', { name: words.leave }).click();
    await expect(member.getByText(words.left)).toBeVisible();
    await member.goto('/calendar');
    await expect(member).toHaveURL(/\/dashboard$/);
  });
}

async function open(browser: Browser, { look, language }: Look): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.PRODUCT_URL ?? '', ...look });
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
  return page;
}
