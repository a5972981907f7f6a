import type pg from 'pg';
import { type NamedQuery, runNamed } from '../../db/named-query.ts';
import type { SharedSlot, Windows } from './windows.ts';

/**
 * Tells the other servers what was counted here and hears what they counted: one statement for everything since the
 * last one. A row is a part of a window; its key names both.
 */
export async function shareWindows(pool: pg.Pool, windows: Windows, nowMs: number): Promise<void> {
  const slots = windows.takeTouched(nowMs);
  if (slots.length === 0) return;
  const counted = slots.filter(({ own }) => own > 0);
  const rows = await runNamed<{ key: string; hits: number }>(pool, shareQuery, [
    counted.map(rowKeyOf),
    counted.map(({ own }) => own),
    counted.map(lifeSecondsOf),
    slots.map(rowKeyOf),
  ]);
  const hits = new Map(rows.map((row) => [row.key, row.hits]));
  for (const slot of slots) windows.settle(slot, hits.get(rowKeyOf(slot)) ?? 0);
}

const shareQuery: NamedQuery = {
  name: 'share_windows',
  text: `
    with added as (
      insert into rate_limits as l (key, hits, window_ends_at)
      select key, hits, now() + make_interval(secs => seconds)
      from unnest($1::text[], $2::int[], $3::float8[]) as counted (key, hits, seconds) order by key
      on conflict (key) do update set hits = l.hits + excluded.hits
      returning key, hits
    )
    select key, hits from added
    union all
    select key, hits from rate_limits where key = any($4::text[]) and key not in (select key from added)`,
};

/** Starts a window anew on every server. */
export async function forgetShared(pool: pg.Pool, key: string): Promise<void> {
  await pool.query('delete from rate_limits where starts_with(key, $1)', [`${cut(key)}|#`]);
}

/** Parts of windows whose time is over. */
export async function deleteOldHits(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('delete from rate_limits where window_ends_at <= now()');
}

function rowKeyOf({ key, index }: SharedSlot): string {
  return `${cut(key)}|#${index}`;
}

const cut = (key: string) => key.slice(0, 500);

/** A part is asked for until the window has moved past it. */
function lifeSecondsOf({ slotMs }: SharedSlot): number {
  return (slotMs * 8) / 1000;
}
