// What a year of 5,000 events costs a studio: a week's free slots and a month's events, from the database on.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { startEmbeddedDatabase } from '../apps/api/src/db/embedded/start-embedded-database.ts';
import { migrateDatabase } from '../apps/api/src/db/migrate-database.ts';
import { listEvents } from '../apps/api/src/modules/calendar/calendar.store.ts';
import { insertEvents, type NewEvent } from '../apps/api/src/modules/calendar/index.ts';
import { findFreeSlots } from '../apps/api/src/modules/calendar/owner/find-free-slots.ts';
import { createPartner } from '../apps/api/src/modules/partners/index.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const now = new Date('2026-03-11T09:00:00Z');
const bays = Array.from({ length: 3 }, (_, i) => ({ id: randomUUID(), name: `Bay ${i + 1}` }));

const folder = mkdtempSync(join(tmpdir(), 'glossa-bench-'));
const database = await startEmbeddedDatabase({ dataDir: folder, say: () => {}, onProblem: () => {} });
await migrateDatabase(database.connection);
const { db, close } = openDatabase(database.connection, { onError: () => {} });
try {
  const partner = await createPartner(db, {
    name: 'Bench',
    address: '',
    config: { bays },
    ownerId: null,
    createdAt: now,
  });
  const events = yearOfEvents(partner.id);
  for (let i = 0; i < events.length; i += 500) await insertEvents(db, events.slice(i, i + 500));
  const from = new Date('2026-06-15T00:00:00Z');
  const until = (days: number) => new Date(from.getTime() + days * dayMs);
  const weekSlots = await time(() =>
    findFreeSlots(db, {
      partnerId: partner.id,
      config: partner.config,
      durationMinutes: 120,
      from: from.toISOString(),
      to: until(7).toISOString(),
      now,
    }),
  );
  const monthEvents = await time(() => listEvents(db, partner.id, { from, to: until(42), now }));
  console.table({ 'free slots of a week': weekSlots, 'events of a month view': monthEvents });
} finally {
  await close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Jobs of an hour and a half, one after the other in three bays, all year round. */
function yearOfEvents(partnerId: string): NewEvent[] {
  return Array.from({ length: 5000 }, (_, i) => {
    const bay = bays[i % bays.length];
    const place = Math.floor(i / bays.length);
    const day = Math.floor(place / 5);
    const startsAt = new Date(Date.parse('2026-02-01T07:00:00Z') + day * dayMs + (place % 5) * 2 * hourMs);
    const endsAt = new Date(startsAt.getTime() + 1.5 * hourMs);
    return { partnerId, bayId: bay?.id ?? null, title: `Job ${i}`, startsAt, endsAt, source: 'BOT' };
  });
}

async function time(act: () => Promise<unknown>): Promise<{ 'median ms': string; 'p95 ms': string }> {
  const took: number[] = [];
  for (let i = 0; i < 120; i += 1) {
    const started = performance.now();
    await act();
    if (i >= 20) took.push(performance.now() - started);
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => (took[Math.floor(took.length * share)] ?? 0).toFixed(1);
  return { 'median ms': at(0.5), 'p95 ms': at(0.95) };
}
