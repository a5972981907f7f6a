import { pricingLimits } from '@glossa/contracts';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keys } from '../../../api/keys.ts';
import { getPriceDraft, savePriceDraft } from '../../../api/pricing.ts';
import { forgetLocalDraft, keepLocalDraft, readLocalDraft } from './local-draft.ts';

const pauseMs = 1_000;

/**
 * The owner's text. Every keystroke is kept in the browser at once and on the server after a pause; what is in the
 * browser has not reached the server yet, so it is the newer one.
 */
export function usePriceDraft(partnerId: string) {
  const [typed, setTyped] = useState<string | null>(() => readLocalDraft(partnerId));
  const stored = useQuery({
    queryKey: keys.priceDraft(partnerId),
    queryFn: () => getPriceDraft(partnerId),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: typed === null,
  });
  const send = useDebouncedCallback(async (text: string) => {
    if (text.length > pricingLimits.draftCharacters) return;
    await savePriceDraft(partnerId, text).then(
      () => forgetLocalDraft(partnerId, text),
      () => undefined,
    );
  }, pauseMs);
  // What an earlier visit could not send is sent now.
  useEffect(() => {
    const left = readLocalDraft(partnerId);
    if (left !== null) send(left);
  }, [partnerId, send]);
  const setText = (text: string) => {
    setTyped(text);
    keepLocalDraft(partnerId, text);
    send(text);
  };
  return { text: typed ?? stored.data ?? '', setText };
}
