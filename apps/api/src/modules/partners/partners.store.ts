import type { PartnerConfig, PlanName, TeamRole } from '@glossa/contracts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  ilike,
  inArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/search.ts';
import { users } from '../identity/identity.table.ts';
import { partnerMembers, partners } from './partners.table.ts';

export type StoredPartner = {
  id: string;
  name: string;
  address: string;
  plan: PlanName;
  config: PartnerConfig;
  createdAt: Date;
};

export type PartnerPage = {
  page: number;
  pageSize: number;
  search: string;
  sort: 'name' | '-name' | 'createdAt' | '-createdAt';
};

export async function findPartner(db: Database, partnerId: string): Promise<StoredPartner | null> {
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerId));
  return partner ?? null;
}

/** Those who began after a moment. */
export async function listPartnersOfPlan(
  db: Database,
  plan: PlanName,
  since: Date,
): Promise<StoredPartner[]> {
  return db
    .select()
    .from(partners)
    .where(and(eq(partners.plan, plan), gte(partners.createdAt, since)));
}

export async function partnerExists(db: Database, partnerId: string): Promise<boolean> {
  const [partner] = await db.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId));
  return partner !== undefined;
}

export async function findPartnerOf(
  db: Database,
  userId: string,
): Promise<{ id: string; name: string; role: TeamRole } | null> {
  const [partner] = await db
    .select({ id: partners.id, name: partners.name, role: partnerMembers.role })
    .from(partnerMembers)
    .innerJoin(partners, eq(partners.id, partnerMembers.partnerId))
    .where(eq(partnerMembers.userId, userId));
  return partner ?? null;
}

/** The address of an owner of the business, the first one first. */
export async function findOwnerEmail(db: Database, partnerId: string): Promise<string | null> {
  const [owner] = await listOwners(db, partnerId);
  return owner?.email ?? null;
}

/** Who owns the business, the first one first. */
export async function listOwners(db: Database, partnerId: string): Promise<{ email: string }[]> {
  return db
    .select({ email: users.email })
    .from(partnerMembers)
    .innerJoin(users, eq(users.id, partnerMembers.userId))
    .where(and(eq(partnerMembers.partnerId, partnerId), eq(partnerMembers.role, 'OWNER')))
    .orderBy(asc(partnerMembers.createdAt));
}

export async function listPartners(db: Database, { page, pageSize, search, sort }: PartnerPage) {
  const matches = search
    ? or(
        ilike(partners.name, containing(search)),
        ilike(partners.address, containing(search)),
        hasMember(db, search),
      )
    : undefined;
  const column = sort.endsWith('name') ? partners.name : partners.createdAt;
  const [total] = await db.select({ total: count() }).from(partners).where(matches);
  const rows = await db
    .select(getTableColumns(partners))
    .from(partners)
    .where(matches)
    .orderBy(sort.startsWith('-') ? desc(column) : asc(column), asc(partners.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: total?.total ?? 0 };
}

/** Somebody of the business whose address holds these words. */
function hasMember(db: Database, search: string) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(partnerMembers)
      .innerJoin(users, eq(users.id, partnerMembers.userId))
      .where(and(eq(partnerMembers.partnerId, partners.id), ilike(users.email, containing(search)))),
  );
}

/** The owners' addresses of several businesses, the first owner of each first. */
export async function listOwnersOf(
  db: Database,
  partnerIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ partnerId: partnerMembers.partnerId, email: users.email })
    .from(partnerMembers)
    .innerJoin(users, eq(users.id, partnerMembers.userId))
    .where(and(inArray(partnerMembers.partnerId, [...partnerIds]), eq(partnerMembers.role, 'OWNER')))
    .orderBy(asc(partnerMembers.createdAt));
  const owners = new Map<string, string[]>(partnerIds.map((id) => [id, []]));
  for (const { partnerId, email } of rows) owners.get(partnerId)?.push(email);
  return owners;
}

export async function insertPartner(
  db: Database,
  partner: Pick<StoredPartner, 'name' | 'address' | 'config' | 'createdAt'> & { plan?: PlanName },
): Promise<StoredPartner> {
  const [inserted] = await db.insert(partners).values(partner).returning();
  if (!inserted) throw new Error('The insert of a partner returned no row.');
  return inserted;
}

export async function insertMember(
  db: Database,
  member: { userId: string; partnerId: string; role: TeamRole },
): Promise<void> {
  await db.insert(partnerMembers).values(member);
}

export async function updatePartnerRow(
  db: Database,
  partnerId: string,
  changes: Partial<Omit<StoredPartner, 'id' | 'createdAt'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0)
    await db.update(partners).set(changes).where(eq(partners.id, partnerId));
}

/** Reads the config for a change: nobody else changes it until the transaction ends. */
export async function lockConfig(db: Database, partnerId: string): Promise<PartnerConfig | null> {
  const [partner] = await db
    .select({ config: partners.config })
    .from(partners)
    .where(eq(partners.id, partnerId))
    .for('update');
  return partner?.config ?? null;
}

/** Everything that hangs on the partner goes with it, by the database's own cascade. */
export async function deletePartnerRow(db: Database, partnerId: string): Promise<boolean> {
  const deleted = await db.delete(partners).where(eq(partners.id, partnerId)).returning({ id: partners.id });
  return deleted.length > 0;
}

export async function countOwners(db: Database, partnerId: string): Promise<number> {
  return db.$count(
    partnerMembers,
    and(eq(partnerMembers.partnerId, partnerId), eq(partnerMembers.role, 'OWNER')),
  );
}
