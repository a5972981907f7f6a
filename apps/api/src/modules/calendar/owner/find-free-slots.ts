import type { FreeSlots, PartnerConfig } from '@glossa/contracts';
import { listFreeSlots } from '@glossa/engine';
import type { Database } from '../../../db/database.ts';
import { invalidRequest } from '../../../http/http.errors.ts';
import { findBusySpans } from '../booking/find-busy-spans.ts';

type Wish = {
  partnerId: string;
  config: PartnerConfig;
  durationMinutes: number;
  from?: string | undefined;
  to?: string | undefined;
  now: Date;
};

const dayMs = 24 * 60 * 60_000;
const usualDays = 14;
const mostDays = 62;

/** The slots a client could be offered: hours, holidays, bays, buffer, notice and horizon of this moment. */
export async function findFreeSlots(db: Database, wish: Wish): Promise<FreeSlots> {
  const { partnerId, config, durationMinutes, now } = wish;
  const from = wish.from === undefined ? now : new Date(wish.from);
  const to = wish.to === undefined ? new Date(from.getTime() + usualDays * dayMs) : new Date(wish.to);
  if (to <= from) throw invalidRequest('to: must be later than from');
  if (to.getTime() - from.getTime() > mostDays * dayMs)
    throw invalidRequest(`to: must be at most ${mostDays} days after from`);
  // A job of days begins in the window and ends long after it.
  const reach = new Date(to.getTime() + durationMinutes * 60_000 * 10 + dayMs);
  const busy = await findBusySpans(db, partnerId, {
    from: new Date(from.getTime() - dayMs).toISOString(),
    to: reach.toISOString(),
    now,
  });
  const slots = listFreeSlots(config, busy, {
    durationMinutes,
    from: from.toISOString(),
    to: to.toISOString(),
    now: now.toISOString(),
  });
  return { durationMinutes, timezone: config.timezone, slots };
}
