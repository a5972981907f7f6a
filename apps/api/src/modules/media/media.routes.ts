import { idSchema, photoSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { findPhotoOfPartner, listPhotosOfTalk } from './media.store.ts';
import { sendPhoto } from './send-photo.ts';

export type MediaDeps = { db: Database };

const ofPhoto = z.object({ partnerId: idSchema, photoId: idSchema });
const ofTalk = z.object({ partnerId: idSchema, conversationId: idSchema });
const team = { access: 'own-team' } as const;

/** The photos of a studio's clients, for its own people. */
export function mediaRoutes(app: ZodApp, { db }: MediaDeps): void {
  app.get(
    '/api/partner/:partnerId/photo/:photoId',
    { config: team, schema: { params: ofPhoto } },
    async (request, reply) => {
      const { partnerId, photoId: id } = request.params;
      return sendPhoto(reply, await findPhotoOfPartner(db, { partnerId, id }));
    },
  );

  app.get(
    '/api/partner/:partnerId/conversation/:conversationId/photo',
    { config: team, schema: { params: ofTalk, response: { 200: z.array(photoSchema) } } },
    async (request) => listPhotosOfTalk(db, request.params),
  );
}
