import type { PriceRow } from '@glossa/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { Limits } from '../../http/limits/open-limits.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { TellOwners } from '../notifications/index.ts';
import { findPartner } from '../partners/index.ts';
import { bookingRoutes, type FindTalkPath } from './client/booking.routes.ts';
import { feedRoutes } from './feed/feed.routes.ts';
import { clientLinkRoutes } from './owner/client-link.routes.ts';
import { eventRoutes } from './owner/event.routes.ts';
import { freeSlotsRoutes } from './owner/free-slots.routes.ts';
import type { FetchCalendar } from './subscriptions/refresh-subscription.ts';
import { subscriptionRoutes } from './subscriptions/subscription.routes.ts';

export type CalendarDeps = {
  db: Database;
  box: SecretBox;
  now: Clock;
  tellOwners: TellOwners;
  onClientChange: (partnerId: string) => void;
  publicUrl: string;
  limits: Limits;
  /** How another calendar is asked for; tests bring their own. */
  fetchCalendar?: FetchCalendar;
  findTalkPath: FindTalkPath;
  listActivePriceRows: (
    db: Database,
    partnerId: string,
  ) => Promise<Pick<PriceRow, 'service' | 'durationMinutes'>[]>;
};

/** The owner's calendar, the feed for other calendars, and the client's page of a booking. */
export function calendarRoutes(app: ZodApp, deps: CalendarDeps): void {
  const { db } = deps;
  const getConfig = async (partnerId: string) => {
    const partner = await findPartner(db, partnerId);
    if (!partner) throw notFound();
    return partner.config;
  };
  eventRoutes(app, { ...deps, getConfig });
  freeSlotsRoutes(app, { ...deps, getConfig });
  clientLinkRoutes(app, deps);
  feedRoutes(app, deps);
  subscriptionRoutes(app, { ...deps, getConfig });
  bookingRoutes(app, deps);
}
