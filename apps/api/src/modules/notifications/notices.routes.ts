import { emailSchema, idSchema, noticeOverviewSchema, noticeSettingsSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import type { AskToConfirm } from '../../mail/addresses/ask-to-confirm.ts';
import { listUnconfirmed } from '../../mail/addresses/confirmed.store.ts';
import { askForStudio } from './ask-for-studio.ts';
import { findNoticeSettings, listNoticeAddresses, saveNoticeSettings } from './notices.store.ts';

export type NoticesDeps = { db: Database; askToConfirm: AskToConfirm };

const params = z.object({ partnerId: idSchema });
const own = { access: 'own-partner' } as const;

/** Which notices a studio's people get. */
export function noticesRoutes(app: ZodApp, { db, askToConfirm }: NoticesDeps): void {
  const describe = async (partnerId: string) => ({
    ...(await findNoticeSettings(db, partnerId)),
    unconfirmed: await listUnconfirmed(db, await listNoticeAddresses(db, partnerId)),
  });
  app.get(
    '/api/partner/:partnerId/notices',
    { config: own, schema: { params, response: { 200: noticeOverviewSchema } } },
    async (request) => describe(request.params.partnerId),
  );

  app.patch(
    '/api/partner/:partnerId/notices',
    { config: own, schema: { params, body: noticeSettingsSchema, response: { 200: noticeOverviewSchema } } },
    async (request) => {
      await saveNoticeSettings(db, request.params.partnerId, request.body);
      return describe(request.params.partnerId);
    },
  );

  app.post(
    '/api/partner/:partnerId/notices/confirmation',
    {
      config: { ...own, rateLimit: { max: 10, timeWindow: '1 hour' } },
      schema: { params, body: z.strictObject({ email: emailSchema }), response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const { partnerId } = request.params;
      const { email } = request.body;
      // Only to addresses the studio named where they belong: this is no way to write to anybody.
      if (!(await listNoticeAddresses(db, partnerId)).includes(email)) throw notFound();
      await askForStudio({ db, askToConfirm }, partnerId, email);
      return reply.status(204).send();
    },
  );
}
