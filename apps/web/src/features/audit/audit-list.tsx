import type { AuditAction, AuditEntry } from '@glossa/contracts';
import { Box, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listAudit } from '../../api/audit.ts';
import { keys } from '../../api/keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageSize } from '../../ui/list-state.ts';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import classes from './audit-list.module.css';
import { actionKey, useSubject } from './audit-words.ts';

type AuditListProps = {
  /** Null for all businesses, which only administrators may see. */
  partnerId: string | null;
  page: number | undefined;
  onPage: (page: number | undefined) => void;
  action?: AuditAction | undefined;
  search?: string | undefined;
};

/** Who did what, the newest first. */
export function AuditList({ partnerId, page, onPage, action, search }: AuditListProps) {
  const { t } = useTranslation('audit');
  const query = { page: page ?? 1, pageSize, ...(action && { action }), ...(search && { search }) };
  const listed = useQuery({
    queryKey: keys.audit(partnerId, query),
    queryFn: () => listAudit(partnerId, query),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={listed} skeleton={<LineSkeletons count={5} />}>
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        ) : (
          <Box aria-busy={listed.isPlaceholderData}>
            <ul className={classes.list} aria-label={t('label')}>
              {items.map((entry) => (
                <Line key={entry.id} entry={entry} namesBusiness={partnerId === null} />
              ))}
            </ul>
            <Pager state={{ page }} total={total} onChange={(state) => onPage(state.page)} />
          </Box>
        )
      }
    </QueryView>
  );
}

function Line({ entry, namesBusiness }: { entry: AuditEntry; namesBusiness: boolean }) {
  const { t } = useTranslation('audit');
  const { date, time } = useFormat();
  const subject = useSubject(entry);
  const { actor, actorEmail, action, createdAt } = entry;
  const isPerson = actor === 'ADMIN' || actor === 'CUSTOMER';
  const who = isPerson ? (actorEmail ?? t('actor.gone')) : t(`actor.${actor}`);
  const about = [namesBusiness ? entry.partnerName : '', subject].filter(Boolean).join(' · ');
  return (
    <li className={classes.item}>
      <Text fw={600}>{t(`actions.${actionKey(action)}`)}</Text>
      <Text component="time" size="xs" c="dimmed" dateTime={createdAt} className={classes.when}>
        {date(createdAt)}, {time(createdAt)}
      </Text>
      <Text size="xs" c="dimmed" className={classes.about}>
        {[about, who].filter(Boolean).join(' — ')}
      </Text>
    </li>
  );
}
