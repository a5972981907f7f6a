import type { User } from '@glossa/contracts';
import { Button, Text } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leaveTeam } from '../../api/team.ts';
import { loadSession } from '../../session/session-store.ts';
import { ask } from '../../ui/ask.ts';
import { Section } from '../../ui/section.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** Giving up the own seat; the account stays. */
export function LeaveTeam({ partner }: { partner: NonNullable<User['partner']> }) {
  const { t } = useTranslation('settings');
  const leaving = useMutation({
    mutationFn: () => leaveTeam(partner.id),
    onSuccess: async () => {
      toastSuccess(t('leave.left', { name: partner.name }));
      await loadSession();
    },
    onError: useFailureToast(),
  });
  const question = () =>
    ask({
      title: t('leave.question', { name: partner.name }),
      body: <Text>{t('leave.meaning')}</Text>,
      confirm: t('leave.action'),
      isDangerous: true,
      onConfirm: () => leaving.mutate(),
    });
  return (
    <Section title={t('leave.title')} text={t('leave.text', { name: partner.name })}>
      <Button
        variant="light"
        color="red"
        leftSection={<IconDoorExit size={16} />}
        loading={leaving.isPending}
        onClick={question}
      >
        {t('leave.action')}
      </Button>
    </Section>
  );
}
