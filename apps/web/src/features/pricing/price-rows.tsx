import type { Partner } from '@glossa/contracts';
import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconChevronDown, IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './price-rows.module.css';
import { ReviewPanel, ReviewText } from './review/review-panel.tsx';
import { RowEditor } from './rows/row-editor.tsx';
import { RowsOnDesk } from './rows/rows-on-desk.tsx';
import { useRowActions } from './rows/use-row-actions.ts';
import { useRowDialog } from './rows/use-row-dialog.ts';
import { SavePrices } from './save-prices.tsx';
import type { WorkDesk } from './use-work-list.ts';
import { rowsWorthShowing } from './working-list/rows-worth-showing.ts';

type PriceRowsProps = {
  partner: Partner;
  desk: WorkDesk;
  isSaving: boolean;
  error: unknown;
  onSave: () => void;
  onDiscard: () => void;
};

const sides = ['rows', 'text'] as const;

/** The rows on the desk: what a text gave beside the text itself, row by row where wanted, and the way to save. */
export function PriceRows({ partner, desk, ...saving }: PriceRowsProps) {
  const { t } = useTranslation('pricing');
  const { work, dispatch } = desk;
  const hand = useRowActions(dispatch);
  const dialog = useRowDialog(partner.config.currency, dispatch);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [asksForOpen, setAsksForOpen] = useState(0);
  const [side, setSide] = useState<(typeof sides)[number]>('rows');
  const isReview = work.review !== null;
  const hasRows = work.rows.length > 0;
  const showProblems = () => {
    setIsUnfolded(true);
    setAsksForOpen((times) => times + 1);
  };
  return (
    <div className={classes.room}>
      {isReview ? (
        <SegmentedControl
          className={classes.switch}
          aria-label={t('review.side')}
          data={sides.map((value) => ({ value, label: t(`review.sides.${value}`) }))}
          value={side}
          onChange={(value) => setSide(sides.find((one) => one === value) ?? 'rows')}
        />
      ) : null}
      <div className={classes.grid} data-review={isReview || undefined} data-side={side}>
        {isReview ? (
          <div className={classes.text}>
            <ReviewText work={work} hand={hand} />
          </div>
        ) : null}
        <div className={classes.rows}>
          <ReviewPanel
            work={work}
            hand={hand}
            dispatch={dispatch}
            onEdit={dialog.edit}
            onAddUnread={dialog.addFromWords}
          />
          {isReview && hasRows ? (
            <Button
              variant="default"
              className={classes.fold}
              aria-expanded={isUnfolded}
              rightSection={<IconChevronDown size={16} className={classes.arrow} />}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              {t('review.rowByRow', { count: rowsWorthShowing(work.rows).length })}
            </Button>
          ) : null}
          {hasRows && (!isReview || isUnfolded) ? (
            <RowsOnDesk
              key={asksForOpen}
              showsOpen={asksForOpen > 0}
              desk={desk}
              hand={hand}
              dialog={dialog}
            />
          ) : null}
        </div>
      </div>
      {hasRows || isReview ? null : (
        <EmptyState icon={<IconTags size={22} />} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      <SavePrices partnerId={partner.id} desk={desk} onShowProblems={showProblems} {...saving} />
      <Dialog
        opened={dialog.open !== null}
        onClose={dialog.close}
        size="lg"
        title={<Text fw={650}>{t(dialog.open?.key === null ? 'form.new' : 'form.edit')}</Text>}
      >
        {dialog.open ? (
          <RowEditor
            values={dialog.open.values}
            rows={work.rows}
            onDone={dialog.done}
            onCancel={dialog.close}
          />
        ) : null}
      </Dialog>
    </div>
  );
}
