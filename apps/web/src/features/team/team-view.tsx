import type { SentInvitation } from '@glossa/contracts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { getTeam } from '../../api/team.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { OpenInvitations } from './open-invitations.tsx';

/** Who works here, who is asked to, and the form that asks. */
export function TeamView({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('team');
  const team = useQuery({ queryKey: keys.team(partnerId), queryFn: () => getTeam(partnerId) });
  // The link is told once: it stays on the screen until somebody closes it.
  const [sent, setSent] = useState<SentInvitation | null>(null);
  return (
    <QueryView query={team} skeleton={<LineSkeletons count={6} />}>
      {({ members, invitations }) => (
        <Stack gap="xl">
          {members.length > 0 ? (
            <MemberList partnerId={partnerId} members={members} />
          ) : (
            <Text>{t('nobody')}</Text>
          )}
          <div>
            <InviteForm
              partnerId={partnerId}
              role={members.some(({ role }) => role === 'OWNER') ? 'STAFF' : 'OWNER'}
              onSent={setSent}
            />
            {sent ? <InvitationLink sent={sent} onClose={() => setSent(null)} /> : null}
          </div>
          {invitations.length > 0 ? (
            <OpenInvitations partnerId={partnerId} invitations={invitations} onSent={setSent} />
          ) : null}
        </Stack>
      )}
    </QueryView>
  );
}
