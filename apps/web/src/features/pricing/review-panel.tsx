import type { TextSpan, UnreadSpan } from '@glossa/contracts';
import { Button, Group, Text, Title } from '@mantine/core';
import type { Dispatch } from 'react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { SourceText } from './describe/source-text.tsx';
import { UnreadList } from './describe/unread-list.tsx';
import classes from './review-panel.module.css';
import type { WorkAction, WorkList } from './working-list/work-list.ts';

type ReviewPanelProps = {
  work: WorkList;
  active: TextSpan | null;
  dispatch: Dispatch<WorkAction>;
  onAddUnread: (span: UnreadSpan) => void;
};

/** What a text gave: how many rows, the text itself with the row in focus lit up, and what stayed unread. */
export function ReviewPanel({ work, active, dispatch, onAddUnread }: ReviewPanelProps) {
  const { t } = useTranslation('pricing');
  const spans = useMemo(() => work.rows.flatMap((row) => row.span ?? []), [work.rows]);
  const missing = work.rows.filter((row) => row.isMissing);
  if (!work.review) return null;
  const { text, unread, surplus, reader } = work.review;
  const isAllRemoved = missing.every((row) => row.isRemoved);
  const keys = missing.map((row) => row.key);
  return (
    <div className={classes.panel}>
      <div>
        <Title order={2} fz="lg">
          {t('review.title')}
        </Title>
        <Text c="dimmed" role="status">
          {spans.length === 0 ? t('review.none') : t('review.found', { count: spans.length })}
          {reader === 'model' ? ` · ${t('review.byModel')}` : ''}
        </Text>
      </div>
      {surplus > 0 ? <Notice>{t('review.surplus', { count: surplus })}</Notice> : null}
      <div className={classes.source}>
        <SourceText text={text} rows={spans} unread={unread} active={active} />
      </div>
      {missing.length > 0 ? (
        <Group gap="xs" className={classes.missing}>
          <Text size="sm">{t('review.missingTitle', { count: missing.length })}</Text>
          <Button
            size="compact-sm"
            variant={isAllRemoved ? 'light' : 'default'}
            aria-pressed={isAllRemoved}
            onClick={() => dispatch({ type: 'remove', keys })}
          >
            {t('review.removeMissing')}
          </Button>
          <Button
            size="compact-sm"
            variant={missing.some((row) => row.isRemoved) ? 'default' : 'light'}
            aria-pressed={!missing.some((row) => row.isRemoved)}
            onClick={() => dispatch({ type: 'putBack', keys })}
          >
            {t('review.keepMissing')}
          </Button>
        </Group>
      ) : null}
      <UnreadList unread={unread} onAdd={onAddUnread} />
    </div>
  );
}
