import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { becomeAdmin } from './panel-screens.ts';
import { password } from './people.ts';
import { takeWholePicture } from './picture.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';
import { adminLogin } from './start-product.ts';

const looks = [
  {
    look: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    language: 'EN',
    words: {
      name: 'Business or studio name',
      create: 'Create partner',
      facts: 'Facts',
      none: 'none yet',
      use: 'Plan and usage',
      never: 'Never changed since the business was set up.',
      plan: 'Plan',
      pro: 'Pro',
      changed: 'is on Pro now',
      trial: 'Trial ends',
      views: 'View',
      team: 'Team and owners',
      nobody: 'Nobody belongs to this business yet.',
      owner: 'Owner',
      address: 'E-mail address',
      invite: 'Invite',
      link: 'Invitation link',
      choose: 'Choose a password',
      join: 'Create account and join',
      pricing: 'Pricing',
    },
  },
  {
    look: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
    language: 'DE',
    words: {
      name: 'Name des Betriebs oder Studios',
      create: 'Partner anlegen',
      facts: 'Eckdaten',
      none: 'noch keiner',
      use: 'Tarif und Nutzung',
      never: 'Seit der Einrichtung nicht geändert.',
      plan: 'Tarif',
      pro: 'Pro',
      changed: 'hat jetzt den Tarif Pro',
      trial: 'Ende der Testphase',
      views: 'Ansehen',
      team: 'Team und Inhaber',
      nobody: 'Zu diesem Betrieb gehört noch niemand.',
      owner: 'Inhaber',
      address: 'E-Mail-Adresse',
      invite: 'Einladen',
      link: 'Einladungslink',
      choose: 'Passwort wählen',
      join: 'Konto anlegen und beitreten',
      pricing: 'Preise',
    },
  },
] as const;

type Look = (typeof looks)[number];

for (const look of usually(looks, 0)) {
  const { words } = look;
  test(`a studio set up for nobody is given its owner later, and its plans are remembered (${look.look.viewport.width} px)`, async ({
    browser,
  }, info) => {
    const studio = `Später ${randomUUID().slice(0, 8)}`;
    const email = `later-${randomUUID()}@example.com`;
    const admin = await open(browser, look, 'EN');
    await becomeAdmin(admin);
    await admin.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), look.language);
    await admin.goto('/partners/create');
    await admin.getByLabel(words.name).fill(studio);
    await admin.getByRole('button', { name: words.create }).click();
    await expect(admin.getByRole('heading', { level: 1, name: studio })).toBeVisible();
    const overview = admin.url();
    const facts = admin.getByRole('region', { name: words.facts });
    await expect(facts).toContainText(words.none);

    // A plan that changes is written down with its day and whoever changed it.
    const use = admin.getByRole('region', { name: words.use });
    await expect(use).toContainText(words.never);
    await expect(use).toContainText(words.trial);
    await admin.getByRole('combobox', { name: words.plan }).click();
    await admin.getByRole('option', { name: words.pro }).click();
    await expect(admin.getByText(words.changed)).toBeVisible();
    await expect(use.getByRole('listitem')).toHaveCount(1);
    await expect(use.getByRole('listitem')).toContainText(adminLogin.email);
    await expect(use).not.toContainText(words.never);

    await admin.getByRole('group', { name: words.views }).getByRole('link', { name: words.team }).click();
    await expect(admin.getByText(words.nobody)).toBeVisible();
    // What a business without anybody needs first is chosen already.
    await expect(admin.getByRole('radio', { name: words.owner })).toBeChecked();
    await admin.getByLabel(words.address).fill(email);
    await admin.getByRole('button', { name: words.invite, exact: true }).click();
    const link = new URL(await admin.getByLabel(words.link).inputValue());
    await expectNoSidewaysScroll(admin);
    await expectAccessible(admin);
    await takeWholePicture(admin, info.outputPath('team.png'));

    const owner = await open(browser, look, look.language);
    await owner.goto(link.pathname + link.hash);
    await owner.getByLabel(words.choose).fill(password);
    await owner.getByRole('button', { name: words.join }).click();
    await expect(owner).toHaveURL(/\/dashboard$/);
    await owner.goto('/pricing');
    await expect(owner.getByRole('heading', { level: 1, name: words.pricing })).toBeVisible();
    await expectNoSidewaysScroll(owner);

    await admin.goto(overview);
    await expect(facts).toContainText(email);
    await expect(facts).not.toContainText(words.none);
    await expectNoSidewaysScroll(admin);
    await expectAccessible(admin);
    await takeWholePicture(admin, info.outputPath('partner.png'));
  });
}

async function open(browser: Browser, { look }: Look, language: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.PRODUCT_URL ?? '', ...look });
  const page = await context.newPage();
  if (language !== 'EN')
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
  return page;
}
