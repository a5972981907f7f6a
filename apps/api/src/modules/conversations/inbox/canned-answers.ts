import type { CannedAnswer } from '@glossa/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { cannedAnswers } from '../canned-answers.table.ts';

export async function listCannedAnswers(db: Database, partnerId: string): Promise<CannedAnswer[]> {
  const [row] = await db.select().from(cannedAnswers).where(eq(cannedAnswers.partnerId, partnerId));
  return row?.answers ?? [];
}

export async function saveCannedAnswers(
  db: Database,
  partnerId: string,
  answers: CannedAnswer[],
): Promise<void> {
  await db
    .insert(cannedAnswers)
    .values({ partnerId, answers })
    .onConflictDoUpdate({ target: cannedAnswers.partnerId, set: { answers } });
}
