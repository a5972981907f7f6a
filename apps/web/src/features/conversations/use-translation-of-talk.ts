import type { ConversationDetail } from '@glossa/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { translateTalk } from '../../api/inbox.ts';
import { keys } from '../../api/keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** The talk in the reader's language, asked for once and then for each new message while it is shown. */
export function useTranslationOfTalk(partnerId: string, talk: ConversationDetail) {
  const { language } = useLanguage();
  const [isShown, setShown] = useState(false);
  const seq = talk.messages.at(-1)?.seq ?? 0;
  const query = useQuery({
    queryKey: keys.translation(partnerId, talk.id, language, seq),
    queryFn: () => translateTalk(partnerId, talk.id, language),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    isShown,
    toggle: () => setShown(!isShown),
    isLoading: isShown && query.isFetching,
    error: isShown ? query.error : null,
    texts: isShown ? query.data : undefined,
  };
}
