import type { Bot } from '@glossa/contracts';
import { Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteBot, getBotDeletionImpact } from '../../api/bots.ts';
import { keys } from '../../api/keys.ts';
import { useConfirmDeletion } from '../../ui/confirm.tsx';
import { whileLoading } from '../../ui/loading-flag.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** Asks, says what goes with the bot, deletes it. */
export function useDeleteBot(onDeleted?: () => Promise<void>): (bot: Bot) => void {
  const { t } = useTranslation('bot-editor');
  const confirm = useConfirmDeletion();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: (bot: Bot) => whileLoading(() => deleteBot(bot.partnerId, bot.id)),
    onSuccess: async (_, bot) => {
      toastSuccess(t('delete.done', { name: bot.name }));
      await onDeleted?.();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['partner'] }),
        queryClient.invalidateQueries({ queryKey: ['bot', 'list'] }),
      ]);
    },
    onError: useFailureToast(),
  });
  return (bot) =>
    confirm({
      title: t('delete.question', { name: bot.name }),
      consequences: <DeletionImpact bot={bot} />,
      onConfirm: () => remove.mutate(bot),
    });
}

function DeletionImpact({ bot }: { bot: Bot }) {
  const { t } = useTranslation('bot-editor');
  return (
    <>
      <Text>{t('delete.link')}</Text>
      <LostConversations bot={bot} />
    </>
  );
}

/** Where they cannot be counted, it is still said that all of them go. */
function LostConversations({ bot }: { bot: Bot }) {
  const { t } = useTranslation('bot-editor');
  const impact = useQuery({
    queryKey: keys.botDeletionImpact(bot.id),
    queryFn: () => getBotDeletionImpact(bot.partnerId, bot.id),
    staleTime: 0,
  });
  if (impact.isPending) return <Skeleton height={16} mt={4} width="70%" />;
  if (impact.isError) return <Text>{t('delete.allConversations')}</Text>;
  const { conversations } = impact.data;
  if (conversations === 0) return <Text>{t('delete.noConversations')}</Text>;
  return <Text>{t('delete.conversations', { count: conversations })}</Text>;
}
