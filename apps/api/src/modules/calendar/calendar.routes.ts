import type { PriceRow } from '@glossa/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { findPartner } from '../partners/index.ts';
import { eventRoutes } from './owner/event.routes.ts';
import { freeSlotsRoutes } from './owner/free-slots.routes.ts';

export type CalendarDeps = {
  db: Database;
  now: Clock;
  listActivePriceRows: (
    db: Database,
    partnerId: string,
  ) => Promise<Pick<PriceRow, 'service' | 'durationMinutes'>[]>;
};

export function calendarRoutes(app: ZodApp, deps: CalendarDeps): void {
  const { db, now } = deps;
  const getConfig = async (partnerId: string) => {
    const partner = await findPartner(db, partnerId);
    if (!partner) throw notFound();
    return partner.config;
  };
  eventRoutes(app, { db, now, getConfig });
  freeSlotsRoutes(app, { ...deps, getConfig });
}
