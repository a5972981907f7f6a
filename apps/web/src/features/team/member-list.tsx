import { type TeamMember, teamRoles } from '@glossa/contracts';
import { Badge, Button, Group, NativeSelect, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useUser } from '../../session/use-user.ts';
import { ask } from '../../ui/ask.ts';
import { HeadCell, ListCell, ListTable } from '../../ui/list-table.tsx';
import { useTeamActions } from './use-team-actions.ts';

type MemberListProps = { partnerId: string; members: readonly TeamMember[] };

export function MemberList({ partnerId, members }: MemberListProps) {
  const { t } = useTranslation('team');
  const owners = members.filter(({ role }) => role === 'OWNER').length;
  return (
    <ListTable label={t('members')} columns={[t('person'), t('role'), t('since'), '']}>
      {members.map((member) => (
        <MemberRow
          key={member.userId}
          partnerId={partnerId}
          member={member}
          isLastOwner={member.role === 'OWNER' && owners === 1}
        />
      ))}
    </ListTable>
  );
}

type MemberRowProps = { partnerId: string; member: TeamMember; isLastOwner: boolean };

function MemberRow({ partnerId, member, isLastOwner }: MemberRowProps) {
  const { t } = useTranslation('team');
  const format = useFormat();
  const isOneself = useUser()?.id === member.userId;
  const { changing, removing } = useTeamActions(partnerId);
  const remove = () =>
    ask({
      title: t(isOneself ? 'leave.question' : 'remove.question', { email: member.email }),
      body: <Text>{t(isOneself ? 'leave.text' : 'remove.text')}</Text>,
      confirm: t(isOneself ? 'leave.action' : 'remove.action'),
      isDangerous: true,
      onConfirm: () => removing.mutate(member.userId),
    });
  return (
    <Table.Tr>
      <HeadCell>
        <Group gap="xs">
          <span style={{ overflowWrap: 'anywhere' }}>{member.email}</span>
          {isOneself ? (
            <Badge variant="light" tt="none">
              {t('you')}
            </Badge>
          ) : null}
        </Group>
      </HeadCell>
      <ListCell label={t('role')}>
        {isLastOwner ? (
          <Text title={t('lastOwner')}>{t(`roles.${member.role}`)}</Text>
        ) : (
          <NativeSelect
            aria-label={t('roleOf', { email: member.email })}
            data={teamRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
            value={member.role}
            disabled={changing.isPending}
            onChange={({ currentTarget: { value } }) =>
              changing.mutate({
                userId: member.userId,
                role: value === 'OWNER' ? 'OWNER' : 'STAFF',
                isOneself,
              })
            }
          />
        )}
      </ListCell>
      <ListCell label={t('since')}>{format.date(member.joinedAt)}</ListCell>
      <Table.Td ta="end">
        {isLastOwner ? null : (
          <Button
            size="compact-md"
            variant="subtle"
            color="red"
            loading={removing.isPending}
            onClick={remove}
            aria-label={t(isOneself ? 'leave.action' : 'remove.of', { email: member.email })}
          >
            {t(isOneself ? 'leave.action' : 'remove.action')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
