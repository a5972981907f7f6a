import type { Bot } from '@glossa/contracts';
import { Button, Group, Text } from '@mantine/core';
import { IconBrandTelegram } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { isOwnerLinked, newOwnerLink, unlinkOwner } from '../../api/telegram.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

const lookEveryMs = 4_000;

/** The owner's own Telegram, for notices of people who wait and of bookings. The link works once. */
export function OwnerNotices({ bot }: { bot: Bot }) {
  const { t } = useTranslation('bot-editor');
  const queryClient = useQueryClient();
  const onError = useFailureToast();
  const linking = useMutation({ mutationFn: () => newOwnerLink(bot.partnerId, bot.id), onError });
  const linked = useQuery({
    queryKey: keys.ownerTelegram(bot.partnerId),
    queryFn: () => isOwnerLinked(bot.partnerId),
    // Once the link is out, Telegram answers within seconds.
    refetchInterval: ({ state }) => (linking.data && !state.data ? lookEveryMs : false),
  });
  const unlinking = useMutation({
    mutationFn: () => unlinkOwner(bot.partnerId),
    onSuccess: () => {
      linking.reset();
      return queryClient.invalidateQueries({ queryKey: keys.ownerTelegram(bot.partnerId) });
    },
    onError,
  });
  return (
    <div>
      <Text fw={600}>{t('owner.title')}</Text>
      <Text c="dimmed" size="xs" mb={6} role="status">
        {linked.data ? t('owner.linked') : linking.data ? t('owner.press') : t('owner.text')}
      </Text>
      <Group gap="xs">
        {linked.data ? (
          <Button
            size="compact-md"
            variant="default"
            loading={unlinking.isPending}
            onClick={() => unlinking.mutate()}
          >
            {t('owner.unlink')}
          </Button>
        ) : linking.data ? (
          <Button
            component="a"
            href={linking.data}
            target="_blank"
            rel="noreferrer"
            size="compact-md"
            leftSection={<IconBrandTelegram size={16} />}
          >
            {t('owner.open')}
          </Button>
        ) : (
          <Button
            size="compact-md"
            variant="default"
            loading={linking.isPending}
            onClick={() => linking.mutate()}
          >
            {t('owner.link')}
          </Button>
        )}
      </Group>
    </div>
  );
}
