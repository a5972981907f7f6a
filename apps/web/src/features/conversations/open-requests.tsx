import type { ClientRequest, Partner } from '@glossa/contracts';
import { Stack } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { CardSkeletons } from '../../ui/skeletons.tsx';
import { RequestItem } from './request-item.tsx';

type OpenRequestsProps = { partner: Partner; requests: UseQueryResult<ClientRequest[]> };

/** Everything that waits for the owner across all talks, the newest on top. */
export function OpenRequests({ partner, requests }: OpenRequestsProps) {
  const { t } = useTranslation('conversations');
  return (
    <QueryView query={requests} skeleton={<CardSkeletons count={3} />}>
      {(open) =>
        open.length === 0 ? (
          <EmptyState
            icon={<IconChecks size={22} />}
            title={t('request.none')}
            text={t('request.noneText')}
          />
        ) : (
          <Stack gap="sm" maw={760} aria-label={t('show.requests')}>
            {open.map((request) => (
              <RequestItem key={request.id} partner={partner} request={request} />
            ))}
          </Stack>
        )
      }
    </QueryView>
  );
}
