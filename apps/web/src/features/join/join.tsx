import type { OfferedSeat } from '@glossa/contracts';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { acceptInvitation } from '../../api/team.ts';
import { paths } from '../../paths.ts';
import { loadSession, signOut } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { AuthSpinner } from '../../ui/auth-spinner.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { JoinForm } from './join-form.tsx';

type JoinProps = { seat: OfferedSeat; token: string };

/** Says yes: with one press by whoever is logged in as the invited one, else with a password first. */
export function Join({ seat, token }: JoinProps) {
  const { t } = useTranslation('join');
  const session = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const onError = useFailureToast();
  const accept = async () => {
    await acceptInvitation(token);
    queryClient.clear();
    await loadSession();
    await navigate({ to: seat.role === 'OWNER' ? paths.dashboard : paths.calendar });
  };
  const accepting = useMutation({ mutationFn: accept });
  const leaving = useMutation({ mutationFn: () => signOut(), onError });
  if (session.status === 'loading') return <AuthSpinner />;
  if (session.status === 'signedOut') return <JoinForm email={seat.email} onEntered={accept} />;
  if (session.user.email !== seat.email)
    return (
      <Stack>
        <Text>{t('other', { email: seat.email, own: session.user.email })}</Text>
        <Button variant="default" loading={leaving.isPending} onClick={() => leaving.mutate()}>
          {t('logOut')}
        </Button>
      </Stack>
    );
  return (
    <Stack>
      <FormError error={accepting.error} />
      <Button variant="shift" size="md" loading={accepting.isPending} onClick={() => accepting.mutate()}>
        {t('accept')}
      </Button>
      <Text c="dimmed">{t('asUser', { email: seat.email })}</Text>
    </Stack>
  );
}
