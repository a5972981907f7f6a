import type { UnreadSpan } from '@glossa/contracts';
import { Button, Group, Text } from '@mantine/core';
import { type Dispatch, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { SourceText } from '../describe/source-text.tsx';
import { UnreadList } from '../describe/unread-list.tsx';
import type { RowsAtHand } from '../rows/use-row-actions.ts';
import type { WorkAction, WorkList } from '../working-list/work-list.ts';
import type { WorkRow } from '../working-list/work-row.ts';
import { Questions } from './questions.tsx';
import classes from './review-panel.module.css';
import { Summary } from './summary.tsx';

type ReviewPanelProps = {
  work: WorkList;
  hand: RowsAtHand;
  dispatch: Dispatch<WorkAction>;
  onEdit: (row: WorkRow) => void;
  onAddUnread: (span: UnreadSpan) => void;
};

/** What a text gave: first what was understood, then what needs the owner, then what stayed unread. */
export function ReviewPanel({ work, hand, dispatch, onEdit, onAddUnread }: ReviewPanelProps) {
  const { t } = useTranslation('pricing');
  if (!work.review) return null;
  const { unread, surplus } = work.review;
  const { point } = hand.actions;
  return (
    <div className={classes.panel}>
      <Summary work={work} lit={hand.lit} onPoint={point} onEdit={onEdit} />
      {surplus > 0 ? <Notice>{t('review.surplus', { count: surplus })}</Notice> : null}
      <Questions work={work} dispatch={dispatch} onPoint={point} onEdit={onEdit} />
      <MissingRows rows={work.rows} dispatch={dispatch} />
      <UnreadList unread={unread} onAdd={onAddUnread} />
    </div>
  );
}

/** The owner's text beside the rows: what is pointed at on one side lights up on the other. */
export function ReviewText({ work, hand }: Pick<ReviewPanelProps, 'work' | 'hand'>) {
  const read = useMemo(() => work.rows.filter((row) => row.span !== null), [work.rows]);
  const spans = useMemo(() => read.flatMap((row) => row.span ?? []), [read]);
  const active = useMemo(() => hand.pointed.rows.flatMap((row) => row.span ?? []), [hand.pointed]);
  if (!work.review) return null;
  const point = (at: number) =>
    hand.pointInText(read.filter(({ span }) => span && span.start <= at && at < span.end));
  return (
    <SourceText
      text={work.review.text}
      rows={spans}
      unread={work.review.unread}
      active={active}
      isPointed={hand.pointed.isInText}
      onPoint={point}
    />
  );
}

/** Rows of the list that the text does not name. Samples simply go, and one line says so. */
function MissingRows({ rows, dispatch }: { rows: readonly WorkRow[]; dispatch: Dispatch<WorkAction> }) {
  const { t } = useTranslation('pricing');
  const missing = rows.filter((row) => row.isMissing);
  if (missing.length === 0) return null;
  const isAllRemoved = missing.every((row) => row.isRemoved);
  const isSomeRemoved = missing.some((row) => row.isRemoved);
  const keys = missing.map((row) => row.key);
  const areSamples = missing.every((row) => row.isSample);
  return (
    <Group gap="xs" className={classes.missing}>
      <Text size="sm">
        {t(areSamples ? 'review.samplesGo' : 'review.missingTitle', { count: missing.length })}
      </Text>
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
        variant={isSomeRemoved ? 'default' : 'light'}
        aria-pressed={!isSomeRemoved}
        onClick={() => dispatch({ type: 'putBack', keys })}
      >
        {t('review.keepMissing')}
      </Button>
    </Group>
  );
}
