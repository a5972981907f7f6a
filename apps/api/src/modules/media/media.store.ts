import type { Photo } from '@glossa/contracts';
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { photos } from './media.table.ts';

export type NewPhoto = Omit<typeof photos.$inferSelect, 'id' | 'conversationId'>;

const facts = { id: photos.id, width: photos.width, height: photos.height };

export async function findPhotoByKey(db: Database, botId: string, key: string): Promise<Photo | null> {
  const [photo] = await db
    .select(facts)
    .from(photos)
    .where(and(eq(photos.botId, botId), eq(photos.key, key)));
  return photo ?? null;
}

/** Null when a photo of this key was kept in the same moment. */
export async function insertPhoto(db: Database, photo: NewPhoto): Promise<Photo | null> {
  const [kept] = await db.insert(photos).values(photo).onConflictDoNothing().returning(facts);
  return kept ?? null;
}

type Claim = { partnerId: string; botId: string; conversationId: string };

/** Gives photos nobody has claimed to a talk; says which. */
export async function claimFreePhotos(
  db: Database,
  { partnerId, botId, conversationId }: Claim,
  ids: readonly string[],
): Promise<Photo[]> {
  return db
    .update(photos)
    .set({ conversationId })
    .where(
      and(
        eq(photos.partnerId, partnerId),
        eq(photos.botId, botId),
        isNull(photos.conversationId),
        inArray(photos.id, [...ids]),
      ),
    )
    .returning(facts);
}

export async function findPhotoOfTalk(
  db: Database,
  place: { partnerId: string; conversationId: string; id: string },
): Promise<Buffer | null> {
  const [photo] = await db
    .select({ bytes: photos.bytes })
    .from(photos)
    .where(
      and(
        eq(photos.partnerId, place.partnerId),
        eq(photos.conversationId, place.conversationId),
        eq(photos.id, place.id),
      ),
    );
  return photo?.bytes ?? null;
}

/** Several photos of one talk, in the order of their ids. What is not of this talk is left out. */
export async function loadPhotos(
  db: Database,
  { partnerId, conversationId }: { partnerId: string; conversationId: string },
  ids: readonly string[],
): Promise<Buffer[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: photos.id, bytes: photos.bytes })
    .from(photos)
    .where(
      and(
        eq(photos.partnerId, partnerId),
        eq(photos.conversationId, conversationId),
        inArray(photos.id, [...ids]),
      ),
    );
  const byId = new Map(found.map(({ id, bytes }) => [id, bytes]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findPhotoOfPartner(
  db: Database,
  { partnerId, id }: { partnerId: string; id: string },
): Promise<Buffer | null> {
  const [photo] = await db
    .select({ bytes: photos.bytes })
    .from(photos)
    .where(and(eq(photos.partnerId, partnerId), eq(photos.id, id)));
  return photo?.bytes ?? null;
}

const mostListed = 100;

export async function listPhotosOfTalk(
  db: Database,
  { partnerId, conversationId }: { partnerId: string; conversationId: string },
): Promise<Photo[]> {
  return db
    .select(facts)
    .from(photos)
    .where(and(eq(photos.partnerId, partnerId), eq(photos.conversationId, conversationId)))
    .orderBy(asc(photos.createdAt), asc(photos.id))
    .limit(mostListed);
}

/** What was sent and never said: a client who thought better of it. */
export async function deleteUnclaimedPhotos(db: Database, before: Date, botId?: string): Promise<number> {
  return deleteInBatches(
    db,
    photos,
    and(
      isNull(photos.conversationId),
      lt(photos.createdAt, before),
      botId === undefined ? undefined : eq(photos.botId, botId),
    ),
  );
}
