import type { UnreadSpan } from '@glossa/contracts';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './unread-list.module.css';

type UnreadListProps = { unread: readonly UnreadSpan[]; onAdd: (span: UnreadSpan) => void };

const shownAtFirst = 3;

/** The words that gave no row, each with the reason and a way to make one of it. */
export function UnreadList({ unread, onAdd }: UnreadListProps) {
  const { t } = useTranslation('pricing');
  const [isWhole, setIsWhole] = useState(false);
  const spoken = unread.filter((span) => /[\p{L}\p{N}]/u.test(span.text));
  if (spoken.length === 0) return null;
  const shown = isWhole ? spoken : spoken.slice(0, shownAtFirst);
  return (
    <section className={classes.box} aria-label={t('review.unread')}>
      <Title order={3} fz="md">
        {t('review.unread')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('review.unreadText')}
      </Text>
      <ul className={classes.list}>
        {shown.map((span) => (
          <li key={`${span.start}-${span.reason}`} className={classes.item}>
            <span>
              <q className={classes.words}>{span.text.trim()}</q>{' '}
              <span className={classes.reason}>{t(`reason.${span.reason}`)}</span>
            </span>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => onAdd(span)}
              aria-label={`${t('review.addRow')}: ${span.text.trim()}`}
            >
              {t('review.addRow')}
            </Button>
          </li>
        ))}
      </ul>
      {spoken.length > shown.length ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)}>
          {t('gaps.more', { count: spoken.length - shown.length })}
        </Button>
      ) : null}
    </section>
  );
}
