import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

type Counted = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** How full the connections to the database are, and how many requests wait for one. */
export function watchPools(registry: Registry, pools: Record<string, Counted>): void {
  const gauge = new Gauge({
    name: 'db_pool_connections',
    help: 'Connections to the database in use and idle, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect: () => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        gauge.set({ pool, state: 'used' }, totalCount - idleCount);
        gauge.set({ pool, state: 'idle' }, idleCount);
        gauge.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
}
