import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { StoredBot } from '../bots/index.ts';
import type { StoredPartner } from '../partners/index.ts';
import { countDialog } from '../plans/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import { beginsDialog } from './domain/who-answers.ts';
import { mailStudio } from './mail-studio.ts';
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
    await mailStudio(tx, deps.sendMail, {
      partner,
      bot,
      subject: `${counted.notice} % of this month's dialogs are used`,
      body: `${counted.count} of ${counted.limit} dialogs of your plan are used this month. When they run out, your bot takes the contacts of new clients instead of quoting and booking.`,
    });
  }
  return { partner, changes: { isOverLimit: !counted.isWithinPlan } };
}
