import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { StoredBot } from '../bots/index.ts';
import type { StoredPartner } from '../partners/index.ts';
import { countDialog } from '../plans/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import { beginsDialog } from './domain/who-answers.ts';
import type { TalkDeps } from './talk-deps.ts';

type Begun = { partner: StoredPartner | undefined; changes: { isOverLimit?: boolean } };

/** Counts a dialog where one begins, and tells the owner when the plan's are running out. */
export async function beginDialog(
  tx: Database,
  deps: TalkDeps,
  { conversation, bot, now }: { conversation: StoredConversation; bot: StoredBot; now: Date },
): Promise<Begun> {
  if (conversation.isPreview || !beginsDialog(conversation, now)) return { partner: undefined, changes: {} };
  const partner = await deps.findPartner(tx, conversation.partnerId);
  if (!partner) throw notFound();
  const counted = await countDialog(tx, { partner, botId: bot.id, conversationId: conversation.id, now });
  if (counted.notice !== null) {
    const { notice, count, limit } = counted;
    const values = { percent: String(notice), count: String(count), limit: String(limit) };
    await deps.tellOwners(tx, { partner, adminEmail: bot.adminEmail }, { name: 'plan', values });
  }
  return { partner, changes: { isOverLimit: !counted.isWithinPlan } };
}
