import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { followNewEmail } from '../api/auth.ts';
import { paths } from '../paths.ts';
import { FormError } from '../ui/form-error.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PublicShell } from './public-shell.tsx';

/** Where the link to a new address leads. It is pressed here, because programs open links too. */
export function NewEmailPage() {
  const { t } = useTranslation('new-email');
  const token = useLocation({ select: ({ hash }) => hash });
  const confirm = useMutation({ mutationFn: () => followNewEmail(token) });
  const isDone = confirm.isSuccess;
  useDocumentTitle(`${t('title')} · Glossa`);
  return (
    <PublicShell>
      <Center mih="60vh">
        <Stack maw={420}>
          <Title order={1} fz={24} lh={1.25}>
            {t(isDone ? 'doneTitle' : 'title')}
          </Title>
          <Text c="dimmed">{t(isDone ? 'doneText' : 'text')}</Text>
          <FormError error={confirm.error} />
          {isDone ? (
            <LinkButton variant="shift" to={paths.dashboard}>
              {t('panel')}
            </LinkButton>
          ) : (
            <Button variant="shift" size="md" onClick={() => confirm.mutate()} loading={confirm.isPending}>
              {t('action')}
            </Button>
          )}
        </Stack>
      </Center>
    </PublicShell>
  );
}
