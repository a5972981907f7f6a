import type { PartnerConfig } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import type { AppError } from '../../../http/app-error.ts';
import { findBusySpans } from '../booking/find-busy-spans.ts';
import { bayTaken } from '../calendar.errors.ts';
import { listAlternatives } from '../domain/alternatives.ts';
import { presentEvent, type StoredEvent } from '../present-event.ts';

type Refused = {
  partnerId: string;
  config: PartnerConfig;
  start: Date;
  end: Date;
  now: Date;
  inTheWay: StoredEvent[];
};

const dayMs = 24 * 60 * 60_000;

/** The refusal of a taken time: with what is there, and where the event would fit. */
export async function refuseTaken(db: Database, refused: Refused): Promise<AppError> {
  const { partnerId, config, start, end, now, inTheWay } = refused;
  const busy = await findBusySpans(db, partnerId, {
    from: new Date(start.getTime() - 2 * dayMs).toISOString(),
    to: new Date(end.getTime() + 30 * dayMs).toISOString(),
    now,
  });
  const alternatives = listAlternatives(config, busy, { start, end, now });
  return bayTaken({ inTheWay: inTheWay.map(presentEvent), alternatives });
}
