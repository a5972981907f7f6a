import type { Bot, Partner } from '@glossa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { listPriceRows } from '../../api/pricing.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import type { BotForm } from './bot-form.ts';

/** Writes a first script into the form, in the bot's language. Nothing is saved before the owner has read it. */
export function useDraftScript(partner: Partner, languageCode: Bot['languageCode'], form: BotForm) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const prices = await queryClient.fetchQuery({
        queryKey: keys.priceRows(partner.id),
        queryFn: () => listPriceRows(partner.id),
        staleTime: 30_000,
      });
      // Its words in four languages come with the first use.
      const { draftScript } = await import('./draft-script.ts');
      return draftScript({ partner, prices, language: languageCode ?? 'EN' });
    },
    onSuccess: (script) => form.setFieldValue('exampleScript', script),
    onError: useFailureToast(),
  });
}
