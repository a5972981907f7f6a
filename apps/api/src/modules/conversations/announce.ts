import { conversationTopic, partnerTopic } from '../../live/live-hub.ts';
import type { StoredConversation } from './conversations.store.ts';
import type { TalkDeps } from './talk-deps.ts';

/** Tells open pages that there is something new. */
export function announce(
  { live }: Pick<TalkDeps, 'live'>,
  { id, partnerId, isPreview }: Pick<StoredConversation, 'id' | 'partnerId' | 'isPreview'>,
): void {
  live.tell(conversationTopic(id));
  if (!isPreview) live.tell(partnerTopic(partnerId));
}
