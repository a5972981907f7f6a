import type { OpenSession } from '@glossa/contracts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endOtherSessions, endSession, listSessions } from '../../api/account.ts';
import { keys } from '../../api/keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** Every browser this account is open in. Ending one works at once. */
export function SessionsSetting() {
  const { t } = useTranslation('settings');
  const sessions = useQuery({ queryKey: keys.sessions, queryFn: listSessions });
  const queryClient = useQueryClient();
  const onError = useFailureToast();
  const onSuccess = async () => {
    toastSuccess(t('sessions.ended'));
    await queryClient.invalidateQueries({ queryKey: keys.sessions });
  };
  const ending = useMutation({ mutationFn: endSession, onSuccess, onError });
  const endingAll = useMutation({ mutationFn: endOtherSessions, onSuccess, onError });
  return (
    <Section title={t('sessions.title')} text={t('sessions.text')}>
      <QueryView query={sessions} skeleton={<LineSkeletons count={2} />}>
        {(open) => (
          <Stack gap="sm">
            {open.length === 0 ? <Text c="dimmed">{t('sessions.elsewhere')}</Text> : null}
            {open.map((session) => (
              <SessionLine
                key={session.id}
                session={session}
                isEnding={ending.isPending && ending.variables === session.id}
                onEnd={() => ending.mutate(session.id)}
              />
            ))}
            {open.length > 1 ? (
              <Group>
                <Button variant="default" loading={endingAll.isPending} onClick={() => endingAll.mutate()}>
                  {t('sessions.endOthers')}
                </Button>
              </Group>
            ) : null}
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}

type SessionLineProps = { session: OpenSession; isEnding: boolean; onEnd: () => void };

function SessionLine({ session, isEnding, onEnd }: SessionLineProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { browser, system, lastSeenAt, isCurrent } = session;
  const Icon = system !== null && handheld.has(system) ? IconDeviceMobile : IconDeviceDesktop;
  const device = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');
  const seen = { date: format.date(lastSeenAt), time: format.time(lastSeenAt) };
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Group gap="sm" wrap="nowrap" miw={0}>
        <Icon size={20} stroke={1.7} aria-hidden="true" style={{ flex: 'none' }} />
        <div style={{ minWidth: 0 }}>
          <Text fw={600}>{device}</Text>
          <Text size="sm" c="dimmed">
            {isCurrent ? t('sessions.current') : t('sessions.seen', seen)}
          </Text>
        </div>
      </Group>
      {isCurrent ? null : (
        <Button
          size="compact-md"
          variant="subtle"
          color="red"
          loading={isEnding}
          onClick={onEnd}
          aria-label={t('sessions.endOf', { device })}
          style={{ flex: 'none' }}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Group>
  );
}

const handheld = new Set(['iPhone', 'iPad', 'Android']);
