import type { ConversationState } from './conversation-state.ts';

/** A page nobody looks at listens only while a person is expected: browsers have few lines to one server. */
export function listeningPosition(
  state: ConversationState,
  page: Window,
): { token: string; after: number } | null {
  const { token, syncedSeq, isLoaded, isOnline, ending, talk } = state;
  const isWatched = page.document.visibilityState === 'visible' || talk !== 'bot';
  if (token === null || !isLoaded || !isOnline || ending !== null || !isWatched) return null;
  return { token, after: syncedSeq };
}
