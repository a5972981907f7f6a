import { Center, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { lookAtInvitation } from '../api/team.ts';
import { Join } from '../features/join/join.tsx';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { NotFoundState } from '../ui/not-found-state.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { LineSkeletons } from '../ui/skeletons.tsx';
import { PublicShell } from './public-shell.tsx';

/** Where an invitation's link leads. The token stands behind the hash, which no server sees. */
export function JoinPage() {
  const { t } = useTranslation('join');
  const token = useLocation({ select: ({ hash }) => hash });
  const seat = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => lookAtInvitation(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useDocumentTitle(`${t('tab')} · Glossa`);
  const isOver = token === '' || (seat.error instanceof ApiError && seat.error.status === 400);
  return (
    <PublicShell>
      <Center mih="60vh">
        {isOver ? (
          <NotFoundState
            title={t('over.title')}
            text={t('over.text')}
            action={
              <LinkButton variant="default" to={paths.login}>
                {t('over.action')}
              </LinkButton>
            }
          />
        ) : (
          <Stack w="100%" maw={440}>
            <QueryView query={seat} skeleton={<LineSkeletons count={5} />}>
              {(offered) => (
                <>
                  <div>
                    <Title order={1} fz={24} lh={1.25}>
                      {t('title', { studio: offered.studio })}
                    </Title>
                    <Text c="dimmed" mt={6}>
                      {t(`as.${offered.role}`)}
                    </Text>
                  </div>
                  <Join seat={offered} token={token} />
                </>
              )}
            </QueryView>
          </Stack>
        )}
      </Center>
    </PublicShell>
  );
}
