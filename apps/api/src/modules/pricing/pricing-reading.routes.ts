import {
  idSchema,
  priceDraftSchema,
  priceReadingSchema,
  readCsvSchema,
  readPricesSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import type { ZodApp } from '../../http/zod-app.ts';
import { findDraft, saveDraft } from './pricing-drafts.store.ts';
import { readCsvFile } from './read-csv-file.ts';
import { type ReadingDeps, readDescription } from './read-description.ts';
import { streamReading } from './stream-reading.ts';

const params = z.object({ partnerId: idSchema });
const partnerOf = (request: { params: unknown }): string =>
  params.safeParse(request.params).data?.partnerId ?? '';
const readingLimit = { max: 30, timeWindow: '1 minute', keyGenerator: partnerOf };

/** From an owner's words to rows to be reviewed. Nothing here touches the list. */
export function pricingReadingRoutes(app: ZodApp, deps: ReadingDeps): void {
  const { db } = deps;
  app.post(
    '/api/partner/:partnerId/pricing/reading',
    {
      config: { access: 'own-partner', rateLimit: readingLimit },
      // A long text read by a model takes a while: who asks for events is told how far it is.
      sse: 'dual',
      schema: { params, body: readPricesSchema, response: { 200: priceReadingSchema } },
    },
    async (request, reply) => {
      const wanted = { ...request.params, ...request.body };
      if (!reply.sse) return readDescription(deps, wanted);
      return streamReading(reply, (onProgress) => readDescription(deps, { ...wanted, onProgress }));
    },
  );

  app.post(
    '/api/partner/:partnerId/pricing/csv-reading',
    {
      config: { access: 'own-partner', rateLimit: readingLimit },
      schema: { params, body: readCsvSchema, response: { 200: priceReadingSchema } },
    },
    async (request) => readCsvFile(deps, request.params.partnerId, request.body.csv),
  );

  app.get(
    '/api/partner/:partnerId/pricing/draft',
    { config: { access: 'own-partner' }, schema: { params, response: { 200: priceDraftSchema } } },
    async (request) => ({ description: await findDraft(db, request.params.partnerId) }),
  );

  app.patch(
    '/api/partner/:partnerId/pricing/draft',
    {
      config: { access: 'own-partner' },
      schema: { params, body: priceDraftSchema, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      await saveDraft(db, request.params.partnerId, request.body.description);
      return reply.status(204).send();
    },
  );
}
