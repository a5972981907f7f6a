import { clientLinkSchema, idSchema } from '@glossa/contracts';
import { z } from 'zod';
import { notFound } from '../../../http/http.errors.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import { findEvent } from '../calendar.store.ts';
import { manageLinkOf } from '../domain/manage-secret.ts';
import type { OwnerDeps } from './owner-deps.ts';

type Deps = Pick<OwnerDeps, 'db'> & { box: SecretBox; publicUrl: string };

/** For clients who booked by telephone: the owner sends them the page of their booking. */
export function clientLinkRoutes(app: ZodApp, { db, box, publicUrl }: Deps): void {
  app.get(
    '/api/partner/:partnerId/event/:eventId/client-link',
    {
      config: { access: 'own-team' },
      schema: {
        params: z.object({ partnerId: idSchema, eventId: idSchema }),
        response: { 200: clientLinkSchema },
      },
    },
    async (request) => {
      const event = await findEvent(db, request.params.partnerId, request.params.eventId);
      if (event?.status !== 'BOOKED' || event.bayId === null) throw notFound();
      return { url: `${publicUrl}${manageLinkOf(box, event)}` };
    },
  );
}
