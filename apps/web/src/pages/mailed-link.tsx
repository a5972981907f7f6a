import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { FormError } from '../ui/form-error.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PublicShell } from './public-shell.tsx';

/** What stands on the page of a mailed link, by its name. */
export type LinkWords = (word: 'title' | 'text' | 'action' | 'doneTitle' | 'doneText' | 'panel') => string;

/** Where a mailed link leads. It is pressed here, because programs open links too. */
export function MailedLink({ say, follow }: { say: LinkWords; follow: (token: string) => Promise<unknown> }) {
  const token = useLocation({ select: ({ hash }) => hash });
  const confirm = useMutation({ mutationFn: () => follow(token) });
  const isDone = confirm.isSuccess;
  useDocumentTitle(`${say('title')} · Glossa`);
  return (
    <PublicShell>
      <Center mih="60vh">
        <Stack maw={420}>
          <Title order={1} fz={24} lh={1.25}>
            {say(isDone ? 'doneTitle' : 'title')}
          </Title>
          <Text c="dimmed">{say(isDone ? 'doneText' : 'text')}</Text>
          <FormError error={confirm.error} />
          {isDone ? (
            <LinkButton variant="shift" to={paths.dashboard}>
              {say('panel')}
            </LinkButton>
          ) : (
            <Button variant="shift" size="md" onClick={() => confirm.mutate()} loading={confirm.isPending}>
              {say('action')}
            </Button>
          )}
        </Stack>
      </Center>
    </PublicShell>
  );
}
