import { setTimeout as pause } from 'node:timers/promises';
import { conversationTopic } from '../../live/live-hub.ts';
import { findConversationById, type StoredConversation } from './conversations.store.ts';
import type { TalkDeps } from './talk-deps.ts';

type Talk = Pick<StoredConversation, 'id' | 'partnerId'>;

/** However long the burst, an answer is begun after so many times the quiet. */
const mostQuiets = 4;

/** Clients write one thought in three messages: waits until nothing new was said for a while. */
export async function waitForQuiet({ live }: TalkDeps, { id }: Talk, quietMs: number): Promise<void> {
  if (quietMs === 0) return;
  let heard = true;
  const stop = live.hear(conversationTopic(id), () => {
    heard = true;
  });
  try {
    for (let left = mostQuiets; left > 0 && heard; left -= 1) {
      heard = false;
      await pause(quietMs);
    }
  } finally {
    stop();
  }
}

/** Works on an answer to this message, and ends the work as soon as the client has written on. */
export async function untilStale<T>(
  deps: TalkDeps,
  { id, partnerId, answersSeq }: Talk & { answersSeq: number },
  work: (stale: AbortSignal) => Promise<T>,
): Promise<T> {
  const stale = new AbortController();
  const look = async () => {
    const now = await findConversationById(deps.db, { partnerId, id });
    if (now?.pendingSeq !== answersSeq) stale.abort();
  };
  // A look that fails costs an answer that is thrown away later, when it is to be written.
  const stop = deps.live.hear(conversationTopic(id), () => void look().catch(() => {}));
  try {
    return await work(stale.signal);
  } finally {
    stop();
  }
}
