import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eraseConversation, release, sendManagerMessage, takeOver } from '../../api/conversations.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** What a person of the studio does in a talk. Each leaves every list of talks to be asked for again. */
export function useTalkActions(partnerId: string, talkId: string) {
  const refresh = useRefreshTalks(partnerId);
  const onError = useFailureToast();
  const taking = useMutation({ mutationFn: () => takeOver(partnerId, talkId), onSuccess: refresh, onError });
  const releasing = useMutation({
    mutationFn: () => release(partnerId, talkId),
    onSuccess: refresh,
    onError,
  });
  const saying = useMutation({
    mutationFn: (text: string) => sendManagerMessage(partnerId, talkId, text),
    onSuccess: refresh,
  });
  const erasing = useMutation({ mutationFn: () => eraseConversation(partnerId, talkId), onError });
  return { taking, releasing, saying, erasing };
}

export function useRefreshTalks(partnerId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const subjects = ['conversation', 'client-request', 'dashboard'];
    await Promise.all(
      subjects.map((subject) => queryClient.invalidateQueries({ queryKey: [subject, partnerId] })),
    );
  };
}
