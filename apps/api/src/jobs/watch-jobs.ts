import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

const freshMs = 10_000;

const statement = `
  select name, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float as lag
  from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`;

type Row = { name: string; waiting: number; lag: number };

/** How much background work is due and how long it waits. Asked with the figures, and not more often than they change. */
export function watchJobs(registry: Registry, pool: Pick<pg.Pool, 'query'>): void {
  let asked: { at: number; rows: Promise<Row[]> } | null = null;
  const ask = (): Promise<Row[]> => {
    if (asked && performance.now() - asked.at < freshMs) return asked.rows;
    // A database that is away shows in other figures; these are then simply missing.
    const rows = pool.query<Row>(statement).then(
      (result) => result.rows,
      () => [],
    );
    asked = { at: performance.now(), rows };
    return rows;
  };
  const fill = async (gauge: Gauge<'queue'>, key: 'waiting' | 'lag') => {
    gauge.reset();
    for (const row of await ask()) gauge.set({ queue: row.name }, row[key]);
  };
  const lag: Gauge<'queue'> = new Gauge({
    name: 'job_lag_seconds',
    help: 'How long the oldest due job of a queue has been waiting',
    labelNames: ['queue'],
    registers: [registry],
    collect: () => fill(lag, 'lag'),
  });
  const waiting: Gauge<'queue'> = new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs of a queue that are due',
    labelNames: ['queue'],
    registers: [registry],
    collect: () => fill(waiting, 'waiting'),
  });
}
