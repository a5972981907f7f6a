import type { ClientDetail } from '@glossa/contracts';
import { carNameOf } from '@glossa/engine';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { bookingWords, carLineOf } from '../calendar/index.ts';
import { listJobs, listLastQuotes, listTalks } from './client-facts.store.ts';
import { listClients } from './client-list.store.ts';
import { findClient, listPersons } from './clients.store.ts';
import { carsKnown } from './domain/cars-known.ts';
import { sumMoney } from './domain/sum-money.ts';

type Place = { partnerId: string; id: string };

/** A person with everything that is kept of it. Whoever was merged into another is found there. */
export async function getClient(db: Database, { partnerId, id }: Place, now: Date): Promise<ClientDetail> {
  const found = await findClient(db, { partnerId, id });
  if (!found) throw notFound();
  const root = found.mergedInto ?? found.id;
  const one = { partnerId, now, search: '', sort: '-createdAt', page: 1, pageSize: 1, id: root } as const;
  const [listed] = (await listClients(db, one)).clients;
  if (!listed) throw notFound();
  const persons = await listPersons(db, { partnerId, id: root });
  const sources = persons.flatMap(({ source }) => source ?? []);
  const talkIds = sources.flatMap(({ conversationId }) => conversationId ?? []);
  const eventIds = sources.flatMap(({ eventId }) => eventId ?? []);
  const talks = await listTalks(db, partnerId, talkIds);
  const jobs = await listJobs(db, partnerId, { talkIds, eventIds });
  const first = talks.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0];
  return {
    ...listed,
    notes: persons.find(({ client }) => client.id === root)?.client.notes ?? '',
    cars: carsKnown(
      jobs.map(carLineOf),
      talks.map(({ dialogState }) => carNameOf(dialogState?.car ?? null)),
    ),
    money: sumMoney(jobs, now),
    consent: first ? { noticeVersion: first.noticeVersion, at: first.createdAt.toISOString() } : null,
    conversations: talks.map(({ id: talkId, channel, state, lastText, lastClientMessageAt }) => ({
      ...{ id: talkId, channel, state, lastText },
      lastClientMessageAt: lastClientMessageAt.toISOString(),
    })),
    quotes: await listLastQuotes(db, partnerId, talkIds),
    events: jobs.map((job) => ({
      id: job.id,
      service: bookingWords(job, 'studio').service,
      start: job.startsAt.toISOString(),
      end: job.endsAt.toISOString(),
      status: job.status === 'CANCELLED' ? ('CANCELLED' as const) : ('BOOKED' as const),
      car: carLineOf(job),
      total: job.quote?.total ?? null,
      currency: job.quote?.currency ?? null,
    })),
    merged: persons.flatMap(({ client, source }) =>
      client.id === root || client.mergedVia !== null || client.mergedBy === null
        ? []
        : [
            {
              id: client.id,
              name: source?.name ?? '',
              phone: source?.phone ?? '',
              email: source?.email ?? '',
              by: client.mergedBy,
              at: (client.mergedAt ?? client.createdAt).toISOString(),
            },
          ],
    ),
  };
}
