import type { ConversationDetail } from '@glossa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { eraseConversation, release, sendManagerMessage, takeOver } from '../../api/conversations.ts';
import { keys } from '../../api/keys.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** What a person of the studio does in a talk. Each leaves every list of talks to be asked for again. */
export function useTalkActions(partnerId: string, talkId: string) {
  const refresh = useRefreshTalks(partnerId);
  const onError = useFailureToast();
  const shownAs = useShownState(partnerId, talkId);
  const taking = useMutation({
    mutationFn: () => takeOver(partnerId, talkId),
    onMutate: () => shownAs('manager'),
    onSettled: refresh,
    onError,
  });
  const releasing = useMutation({
    mutationFn: () => release(partnerId, talkId),
    onMutate: () => shownAs('bot'),
    onSettled: refresh,
    onError,
  });
  const saying = useMutation({
    mutationFn: (text: string) => sendManagerMessage(partnerId, talkId, text),
    onSuccess: refresh,
  });
  const erasing = useMutation({ mutationFn: () => eraseConversation(partnerId, talkId), onError });
  return { taking, releasing, saying, erasing };
}

/** Shows who answers before the server has said so; what it says in the end is asked for either way. */
function useShownState(partnerId: string, talkId: string) {
  const queryClient = useQueryClient();
  const queryKey = keys.conversation(partnerId, talkId);
  return async (state: ConversationDetail['state']) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<ConversationDetail>(queryKey, (talk) => talk && { ...talk, state });
  };
}

export function useRefreshTalks(partnerId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const subjects = ['conversation', 'client-request', 'dashboard'];
    await Promise.all(
      subjects.map((subject) => queryClient.invalidateQueries({ queryKey: [subject, partnerId] })),
    );
  }, [queryClient, partnerId]);
}
