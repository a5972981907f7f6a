import { defaultModelSettings, photoLimits } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import type { StoredConversation } from '../conversations.store.ts';
import type { GatheredFacts } from '../gather-facts.ts';
import type { TalkDeps } from '../talk-deps.ts';

type Asked = { conversation: StoredConversation; facts: GatheredFacts; photoIds: readonly string[] };

/** The photos a model may look at: none unless the owner allows it, and the last few of what is answered now. */
export async function photosToShow(
  db: Database,
  { model, loadPhotos }: Pick<TalkDeps, 'model' | 'loadPhotos'>,
  { conversation, facts, photoIds }: Asked,
): Promise<Buffer[]> {
  const { seesPhotos = false } = facts.partner.config.model ?? defaultModelSettings;
  if (model === null || !seesPhotos || conversation.isOverLimit) return [];
  const place = { partnerId: conversation.partnerId, conversationId: conversation.id };
  return loadPhotos(db, place, photoIds.slice(-photoLimits.perMessage));
}
