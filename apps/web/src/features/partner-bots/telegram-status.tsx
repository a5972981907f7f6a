import type { Bot, TelegramStatus as Status } from '@glossa/contracts';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { getTelegramStatus, sendTelegramTest } from '../../api/telegram.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import classes from './telegram-status.module.css';

const lookEveryMs = 10_000;

/** How the bot stands with Telegram right now, and a message to try it. */
export function TelegramStatus({ bot }: { bot: Bot }) {
  const { t } = useTranslation('bot-editor');
  const status = useQuery({
    queryKey: keys.telegram(bot.id),
    queryFn: () => getTelegramStatus(bot.partnerId, bot.id),
    refetchInterval: lookEveryMs,
  });
  const testing = useMutation({
    mutationFn: () => sendTelegramTest(bot.partnerId, bot.id),
    onSuccess: () => toastSuccess(t('telegram.tested')),
    onError: useFailureToast(),
  });
  return (
    <QueryView query={status} skeleton={<LineSkeletons count={2} />}>
      {(known) => (
        <Stack gap={6}>
          <StatusLines status={known} />
          <Group gap="xs" mt={4}>
            <Button
              size="compact-md"
              variant="default"
              loading={testing.isPending}
              onClick={() => testing.mutate()}
            >
              {t('telegram.test')}
            </Button>
          </Group>
        </Stack>
      )}
    </QueryView>
  );
}

function StatusLines({ status }: { status: Status }) {
  const { t } = useTranslation('bot-editor');
  const format = useFormat();
  const { username, lastUpdateAt, lastError } = status;
  return (
    <>
      <Text className={classes.status} data-status={status.status} role="status">
        {t(`telegram.${status.status}`)}{' '}
        <Anchor href={`https://t.me/${username}`} target="_blank" rel="noreferrer">
          @{username}
        </Anchor>
      </Text>
      <Text c="dimmed" size="xs">
        {lastUpdateAt
          ? t('telegram.lastUpdate', { time: `${format.date(lastUpdateAt)}, ${format.time(lastUpdateAt)}` })
          : t('telegram.noUpdate')}
      </Text>
      {lastError && status.status !== 'connected' ? (
        <Text size="xs" c="var(--glossa-warning)">
          {t('telegram.lastError', { error: lastError })}
        </Text>
      ) : null}
    </>
  );
}
