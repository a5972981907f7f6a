import type { ClientConfig } from 'pg';

/** How to reach the PostgreSQL that listens in this folder. */
export function connectionTo(socketDir: string): ClientConfig {
  return { host: socketDir, port: 5432, user: 'glossa', database: 'postgres' };
}
