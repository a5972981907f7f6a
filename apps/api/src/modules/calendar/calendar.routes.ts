import { calendarEventSchema, eventRangeQuerySchema, idSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { invalidRequest } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { listEvents } from './calendar.store.ts';

export type CalendarDeps = { db: Database; now: Clock };

const longestSpanMs = 400 * 24 * 60 * 60 * 1000;

export function calendarRoutes(app: ZodApp, { db, now }: CalendarDeps): void {
  app.get(
    '/api/partner/:partnerId/event',
    {
      config: { access: 'own-partner' },
      schema: {
        params: z.object({ partnerId: idSchema }),
        querystring: eventRangeQuerySchema,
        response: { 200: z.array(calendarEventSchema) },
      },
    },
    async (request) => {
      const span = { from: new Date(request.query.from), to: new Date(request.query.to) };
      const lengthMs = span.to.getTime() - span.from.getTime();
      if (lengthMs <= 0) throw invalidRequest('to: must be later than from');
      if (lengthMs > longestSpanMs) throw invalidRequest('to: must be at most 400 days after from');
      return listEvents(db, request.params.partnerId, { ...span, now: now() });
    },
  );
}
