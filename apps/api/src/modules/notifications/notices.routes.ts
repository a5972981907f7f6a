import { idSchema, noticeSettingsSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { findNoticeSettings, saveNoticeSettings } from './notices.store.ts';

const params = z.object({ partnerId: idSchema });
const own = { access: 'own-partner' } as const;

/** Which notices a studio's people get. */
export function noticesRoutes(app: ZodApp, { db }: { db: Database }): void {
  app.get(
    '/api/partner/:partnerId/notices',
    { config: own, schema: { params, response: { 200: noticeSettingsSchema } } },
    async (request) => findNoticeSettings(db, request.params.partnerId),
  );

  app.patch(
    '/api/partner/:partnerId/notices',
    { config: own, schema: { params, body: noticeSettingsSchema, response: { 200: noticeSettingsSchema } } },
    async (request) => {
      await saveNoticeSettings(db, request.params.partnerId, request.body);
      return findNoticeSettings(db, request.params.partnerId);
    },
  );
}
