import type { Partner } from '@glossa/contracts';
import { Button, Divider, Group, Modal, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '../../api/events.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { Subscriptions } from './subscriptions/subscriptions.tsx';

type ShareDialogProps = { partner: Partner; onClose: () => void };

/** How this calendar and others know of each other: shown elsewhere, and taken by what is elsewhere. */
export function ShareDialog({ partner, onClose }: ShareDialogProps) {
  const { t } = useTranslation('calendar');
  const { t: ui } = useTranslation('ui');
  const queries = useQueryClient();
  const queryKey = ['calendar-feed', partner.id];
  const feed = useQuery({ queryKey, queryFn: () => getCalendarFeed(partner.id) });
  const onError = useFailureToast();
  const onSuccess = () => queries.invalidateQueries({ queryKey });
  const renew = useMutation({ mutationFn: () => renewCalendarFeed(partner.id), onSuccess, onError });
  const revoke = useMutation({ mutationFn: () => revokeCalendarFeed(partner.id), onSuccess, onError });
  return (
    <Modal opened onClose={onClose} title={t('share.both')} closeButtonProps={{ 'aria-label': ui('close') }}>
      <Title order={3} fz="md" mb={4}>
        {t('share.title')}
      </Title>
      <Text mb="md">{t('share.text')}</Text>
      <QueryView query={feed} skeleton={<LineSkeletons count={2} />}>
        {({ url }) =>
          url === null ? (
            <Button loading={renew.isPending} onClick={() => renew.mutate()}>
              {t('share.create')}
            </Button>
          ) : (
            <Stack gap="sm">
              <TextInput
                label={t('share.address')}
                value={url}
                readOnly
                onFocus={(event) => event.target.select()}
              />
              <Group gap="xs">
                <CopyButton value={url} label={t('share.copy')} copiedMessage={t('share.copied')} />
                <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
                  {t('share.renew')}
                </Button>
                <Button
                  variant="subtle"
                  color="red.9"
                  loading={revoke.isPending}
                  onClick={() => revoke.mutate()}
                >
                  {t('share.revoke')}
                </Button>
              </Group>
              <Text c="dimmed">{t('share.secret')}</Text>
            </Stack>
          )
        }
      </QueryView>
      <Divider my="lg" />
      <Subscriptions partner={partner} />
    </Modal>
  );
}
