import { rmSync } from 'node:fs';
import { expectAccessible } from './accessible.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { expect, test } from './product-test.ts';
import { preparedDataDir, type ServerProcess, startServerProcess } from './server-process.ts';

let dataDir: string;
let mailbox: Mailbox;
let server: ServerProcess;

test.beforeAll(async () => {
  dataDir = preparedDataDir();
  mailbox = await openMailbox();
  server = await startServerProcess({ DATA_DIR: dataDir, SMTP_URL: mailbox.url });
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await mailbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the newsletter comes only after the mailed link, and another one ends it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/This link is used up/);
  await page.goto(`${server.url}/de`);
  const form = page.getByRole('region', { name: 'Eine Mail im Monat' });
  await form.getByLabel('E-Mail').fill('leserin@');
  await form.getByRole('button', { name: 'Abonnieren' }).click();
  await expect(form.getByText('Das ist keine E-Mail-Adresse')).toBeVisible();
  await form.getByLabel('E-Mail').fill('leserin@example.com');
  await form.getByRole('button', { name: 'Abonnieren' }).click();
  await expect(form.getByText('Bitte schauen Sie in Ihr Postfach')).toBeVisible();

  await expect.poll(() => mailbox.mails.length).toBe(1);
  const [mail = ''] = mailbox.mails;
  const [confirm = '', leave = ''] = mail.match(/http\S+/g) ?? [];
  await page.goto(confirm);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, bitte senden' }).click();
  await expect(page.getByText('Willkommen! Unsere nächste Mail bekommen auch Sie.')).toBeVisible();

  await page.goto('about:blank');
  await page.goto(leave);
  await page.getByRole('button', { name: 'Ja, bitte austragen' }).click();
  await expect(page.getByText('Ihre Adresse ist aus der Liste gelöscht.')).toBeVisible();

  await page.goto('about:blank');
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Ja, bitte senden' }).click();
  await expect(
    page.getByText('Dieser Link wurde schon benutzt oder ist abgelaufen.', { exact: false }),
  ).toBeVisible();
});
