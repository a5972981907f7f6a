import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countWaiting } from '../../api/conversations.ts';
import { keys } from '../../api/keys.ts';
import classes from './sidebar.module.css';

/** How many clients wait for a person, beside the entry that leads to them. */
export function WaitingBadge({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('frame');
  const waiting = useQuery({
    queryKey: keys.waiting(partnerId),
    queryFn: () => countWaiting(partnerId),
    refetchInterval: 60_000,
  });
  const count = waiting.data ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
    </span>
  );
}
