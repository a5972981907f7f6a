import type { ListedClient } from '@glossa/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/search.ts';
import { calendarEvents } from '../calendar/calendar.table.ts';
import { clientSources, clients } from './clients.table.ts';

type Wanted = {
  partnerId: string;
  now: Date;
  search: string;
  sort: 'name' | '-name' | 'createdAt' | '-createdAt';
  page: number;
  pageSize: number;
  /** One person alone. */
  id?: string;
};

type Row = Omit<ListedClient, 'lastVisit' | 'lastSeenAt'> & {
  lastVisit: string | null;
  lastSeenAt: string;
  total: number;
};

const orders: Record<Wanted['sort'], SQL> = {
  name: sql`lower(p.name) = '' , lower(p.name), p.id`,
  '-name': sql`lower(p.name) desc, p.id`,
  createdAt: sql`p."lastSeenAt", p.id`,
  '-createdAt': sql`p."lastSeenAt" desc, p.id`,
};

/** The persons of a business a page at a time, each with the newest that is known of it. */
export async function listClients(
  db: Database,
  wanted: Wanted,
): Promise<{ clients: ListedClient[]; total: number }> {
  const { partnerId, now, search, sort, page, pageSize, id } = wanted;
  const { rows } = await db.execute<Row>(sql`
    with known as (
      select coalesce(c.merged_into, c.id) as root, s.*
      from ${clientSources} s join ${clients} c on c.id = s.client_id
      where s.partner_id = ${partnerId} and c.partner_id = ${partnerId}
    ), jobs as (
      select k.root, e.ends_at, e.status, e.job_state, e.car_name, e.car_plate
      from known k join ${calendarEvents} e on e.conversation_id = k.conversation_id
      where e.partner_id = ${partnerId} and e.status <> 'HOLD'
      union all
      select k.root, e.ends_at, e.status, e.job_state, e.car_name, e.car_plate
      from known k join ${calendarEvents} e on e.id = k.event_id
      where e.partner_id = ${partnerId} and e.status <> 'HOLD'
    ), persons as (
      select k.root as id,
        ${newest('name')} as name, ${newest('phone')} as phone, ${newest('email')} as email,
        (array_agg(k.language order by k.language is null, k.last_seen_at desc))[1] as language,
        count(k.conversation_id)::int as talks,
        (select count(*)::int from jobs j where j.root = k.root and j.status = 'BOOKED') as bookings,
        (select max(j.ends_at) from jobs j
          where j.root = k.root and j.status = 'BOOKED' and j.job_state <> 'NO_SHOW' and j.ends_at <= ${now}) as "lastVisit",
        max(k.last_seen_at) as "lastSeenAt"
      from known k
      where ${id === undefined ? sql`true` : sql`k.root = ${id}`}
      group by k.root
    )
    select p.*, count(*) over ()::int as total
    from persons p
    where ${search === '' ? sql`true` : matching(search)}
    order by ${orders[sort]}
    limit ${pageSize} offset ${(page - 1) * pageSize}`);
  // A page behind the last one knows nothing of how many there are.
  if (rows.length === 0 && page > 1)
    return { clients: [], total: (await listClients(db, { ...wanted, page: 1, pageSize: 1 })).total };
  return {
    clients: rows.map(({ total: _, lastVisit, lastSeenAt, ...client }) => ({
      ...client,
      lastVisit: lastVisit === null ? null : new Date(lastVisit).toISOString(),
      lastSeenAt: new Date(lastSeenAt).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** The newest that is not empty. */
function newest(column: 'name' | 'phone' | 'email'): SQL {
  const field = sql.raw(`k.${column}`);
  return sql`(array_agg(${field} order by ${field} = '', k.last_seen_at desc))[1]`;
}

/** By name, number, address, car or plate, in anything that is known of the person. */
function matching(search: string): SQL {
  const pattern = containing(search);
  const digits = search.replaceAll(/\D/g, '');
  const byNumber =
    digits.length < shortestNumber
      ? sql`false`
      : sql`regexp_replace(k.phone, '\\D', '', 'g') like ${`%${digits.replace(/^0+/, '')}%`}`;
  return sql`exists (
      select 1 from known k where k.root = p.id
        and (k.name ilike ${pattern} or k.phone ilike ${pattern} or k.email ilike ${pattern} or ${byNumber})
    ) or exists (
      select 1 from jobs j where j.root = p.id
        and (j.car_name ilike ${pattern} or j.car_plate ilike ${pattern})
    )`;
}

const shortestNumber = 4;
