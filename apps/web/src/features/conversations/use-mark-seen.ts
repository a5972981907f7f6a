import type { ConversationDetail } from '@glossa/contracts';
import { useEffect } from 'react';
import { markSeen } from '../../api/inbox.ts';
import { useRefreshTalks } from './use-talk-actions.ts';

/** Whoever looks at a talk has read it. A refusal is no matter: the next look tells it again. */
export function useMarkSeen(partnerId: string, talk: ConversationDetail): void {
  const refresh = useRefreshTalks(partnerId);
  const seq = talk.unread > 0 ? (talk.messages.at(-1)?.seq ?? 0) : 0;
  useEffect(() => {
    if (seq === 0) return;
    markSeen(partnerId, talk.id, seq).then(refresh, () => undefined);
  }, [partnerId, talk.id, seq, refresh]);
}
