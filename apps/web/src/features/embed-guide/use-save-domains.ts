import type { Bot, Partner } from '@glossa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updateBot } from '../../api/bots.ts';
import { keys } from '../../api/keys.ts';
import { toastSuccess } from '../../ui/toast.ts';

export function useSaveDomains(bot: Bot) {
  const { t } = useTranslation('embed-guide');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (allowedDomains: string[]) => updateBot(bot.partnerId, bot.id, { allowedDomains }),
    onSuccess: (saved) => {
      queryClient.setQueryData<Partner>(keys.partner(bot.partnerId), (partner) =>
        partner
          ? { ...partner, bots: partner.bots.map((old) => (old.id === saved.id ? saved : old)) }
          : partner,
      );
      toastSuccess(t('domains.saved'));
    },
  });
}
