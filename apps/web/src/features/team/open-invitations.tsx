import type { Invitation, SentInvitation } from '@glossa/contracts';
import { Button, Group, Table, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { HeadCell, ListCell, ListTable } from '../../ui/list-table.tsx';
import { useTeamActions } from './use-team-actions.ts';

type OpenInvitationsProps = {
  partnerId: string;
  invitations: readonly Invitation[];
  onSent: (sent: SentInvitation) => void;
};

/** Who was asked and has not come yet. */
export function OpenInvitations({ partnerId, invitations, onSent }: OpenInvitationsProps) {
  const { t } = useTranslation('team');
  const format = useFormat();
  const { renewing, revoking } = useTeamActions(partnerId);
  return (
    <section>
      <Title order={2} fz="lg" mb="xs">
        {t('open.title')}
      </Title>
      <ListTable label={t('open.title')} columns={[t('person'), t('role'), t('open.until'), '']}>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <Table.Tr key={id}>
            <HeadCell>
              <span style={{ overflowWrap: 'anywhere' }}>{email}</span>
            </HeadCell>
            <ListCell label={t('role')}>{t(`roles.${role}`)}</ListCell>
            <ListCell label={t('open.until')}>
              {Date.parse(expiresAt) < Date.now() ? t('open.over') : format.date(expiresAt)}
            </ListCell>
            <Table.Td ta="end">
              <Group gap="xs" justify="flex-end">
                <Button
                  size="compact-md"
                  variant="default"
                  loading={renewing.isPending && renewing.variables === id}
                  onClick={() => renewing.mutate(id, { onSuccess: onSent })}
                  aria-label={t('open.renewOf', { email })}
                >
                  {t('open.renew')}
                </Button>
                <Button
                  size="compact-md"
                  variant="subtle"
                  color="red"
                  loading={revoking.isPending && revoking.variables === id}
                  onClick={() => revoking.mutate(id)}
                  aria-label={t('open.revokeOf', { email })}
                >
                  {t('open.revoke')}
                </Button>
              </Group>
            </Table.Td>
          </Table.Tr>
        ))}
      </ListTable>
    </section>
  );
}
