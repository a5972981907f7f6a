import type { ClientRequest, Partner } from '@glossa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { release, sendManagerMessage, settleRequest } from '../../api/conversations.ts';
import { getPriceList, savePriceList } from '../../api/pricing.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useRefreshTalks } from './use-talk-actions.ts';

export type PriceAnswer = {
  service: string;
  zone: string;
  material: string;
  carType: string;
  price: number;
  /** Empty: the list grows, the client is told nothing. */
  reply: string;
};

/**
 * Extends the list, then tells the client and gives the talk back to the bot, then settles the question. Each step
 * stands on its own: what fails can be tried again without harm, because a row is known by what it is about.
 */
export function useAnswerPrice(partner: Partner, request: ClientRequest, onDone: () => void) {
  const { t } = useTranslation('conversations');
  const queryClient = useQueryClient();
  const refresh = useRefreshTalks(partner.id);
  return useMutation({
    mutationFn: async ({ reply, ...row }: PriceAnswer) => {
      await addRow(partner, row);
      if (reply !== '') {
        await sendManagerMessage(partner.id, request.conversationId, reply);
        await release(partner.id, request.conversationId);
      }
      await settleRequest(partner.id, request.id);
    },
    onSuccess: async () => {
      onDone();
      toastSuccess(t('request.priced'));
      await queryClient.invalidateQueries({ queryKey: ['pricing', partner.id] });
      await queryClient.invalidateQueries({ queryKey: ['partner'] });
      await refresh();
    },
  });
}

/** Puts one row to the list; a row about the same gives way. */
export async function addRow(partner: Partner, row: Omit<PriceAnswer, 'reply'>): Promise<void> {
  const { version, rows } = await getPriceList(partner.id);
  const isSame = (other: { [Key in 'service' | 'zone' | 'material' | 'carType']: string | null }) =>
    (['service', 'zone', 'material', 'carType'] as const).every(
      (key) => (other[key] ?? '').toLowerCase() === row[key].trim().toLowerCase(),
    );
  const others = rows.filter((other) => !isSame(other));
  const added = { ...row, currency: partner.config.currency };
  await savePriceList(partner.id, { rows: [...others, added], baseVersion: version, kind: 'TABLE' });
}
