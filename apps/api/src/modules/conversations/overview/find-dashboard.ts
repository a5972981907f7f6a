import type { Dashboard } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import type { StoredPartner } from '../../partners/index.ts';
import { daysOfMonth, monthSpan } from './month-days.ts';
import {
  countBlocked,
  countOpen,
  findPersonWait,
  listBookingDays,
  listDialogDays,
  listQuoteDays,
} from './overview.store.ts';

export async function findDashboard(db: Database, partner: StoredPartner, now: Date): Promise<Dashboard> {
  const { timezone, currency } = partner.config;
  const span = { partnerId: partner.id, timezone, ...monthSpan(now, timezone) };
  const [open, blockedFigures, personWaitSeconds, dialogs, bookings, quotes] = await Promise.all([
    countOpen(db, partner.id),
    countBlocked(db, span),
    findPersonWait(db, span),
    listDialogDays(db, span),
    listBookingDays(db, span),
    listQuoteDays(db, { ...span, currency }),
  ]);
  const days = daysOfMonth(now, timezone).map((date) => ({
    date,
    dialogs: dialogs.get(date) ?? 0,
    bookings: bookings.get(date) ?? 0,
    quotedValue: quotes.get(date) ?? 0,
  }));
  return {
    month: days[0]?.date.slice(0, 7) ?? '',
    currency,
    ...open,
    dialogs: sumOf(dialogs),
    bookings: sumOf(bookings),
    quotedValue: sumOf(quotes),
    blockedFigures,
    personWaitSeconds,
    days,
  };
}

function sumOf(byDay: ReadonlyMap<string, number>): number {
  const sum = [...byDay.values()].reduce((total, value) => total + value, 0);
  // Prices have two decimals at most; adding them as numbers may leave a speck of dust.
  return Math.round(sum * 100) / 100;
}
