import type { Partner, PriceList } from '@glossa/contracts';
import { Button, Stack } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../ui/deferred.tsx';
import { Notice } from '../../ui/notice.tsx';
import phones from '../../ui/on-phones.module.css';
import { PageHeader } from '../../ui/page-header.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useUnsavedMark } from '../../ui/unsaved-guard.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { CsvButtons } from './csv-buttons.tsx';
import { DescribeFold } from './describe/describe-fold.tsx';
import { usePriceDraft } from './describe/use-price-draft.ts';
import { PriceRows } from './price-rows.tsx';
import { SavedNotice } from './saved-notice.tsx';
import { usePriceMutations } from './use-price-mutations.ts';
import { useReading } from './use-reading.ts';
import { useWorkList } from './use-work-list.ts';

const HistoryDrawer = lazyRouteComponent(() => import('./history/history-drawer.tsx'), 'HistoryDrawer');

type PriceDeskProps = { partner: Partner; list: PriceList };

/** From an owner's words to a list the bots quote from: describe, review, save, look back. */
export function PriceDesk({ partner, list }: PriceDeskProps) {
  const { t } = useTranslation('pricing');
  const desk = useWorkList(list);
  const draft = usePriceDraft(partner.id);
  const reading = useReading({ partnerId: partner.id, list, work: desk.work, dispatch: desk.dispatch });
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [undoTo, setUndoTo] = useState<number | null>(null);
  const { save, restore } = usePriceMutations(partner.id, desk.start);
  const failure = useFailureToast();
  useUnsavedMark(desk.isDirty);

  const saveAll = () =>
    save.mutate(desk.work, {
      onSuccess: () => {
        setUndoTo(desk.work.baseVersion);
        reading.reset();
        toastSuccess(t('save.done'));
      },
    });
  const bringBack = (version: number) =>
    restore.mutate(
      { version, baseVersion: list.version },
      {
        onSuccess: () => {
          setUndoTo(null);
          setIsHistoryOpen(false);
          toastSuccess(t('save.undone', { version }));
        },
        onError: failure,
      },
    );
  const hasSamples = !desk.work.review && list.rows.some((row) => row.isSample);

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <CsvButtons
              partnerId={partner.id}
              hasRows={list.rows.length > 0}
              onFile={(text) => reading.read({ text, kind: 'CSV' })}
            />
            <Button
              className={phones.picture ?? ''}
              title={t('history.open')}
              variant="default"
              leftSection={<IconHistory size={16} />}
              onClick={() => setIsHistoryOpen(true)}
            >
              {t('history.open')}
            </Button>
          </>
        }
      />
      <Stack gap="lg">
        <SavedNotice
          version={desk.isDirty || undoTo === null ? null : list.version}
          isUndoing={restore.isPending}
          onUndo={() => undoTo !== null && bringBack(undoTo)}
        />
        <DescribeFold
          isFolded={desk.work.review !== null || list.rows.some((row) => !row.isSample)}
          readText={desk.work.review?.text ?? null}
          text={draft.text}
          onText={draft.setText}
          onRead={(text) => reading.read({ text, kind: 'TEXT' })}
          isReading={reading.isReading}
          progress={reading.progress}
          error={reading.error}
          isReviewing={desk.work.review !== null}
          isPrimary={!desk.isDirty}
        />
        {hasSamples ? <Notice>{t('sampleNotice')}</Notice> : null}
        <Deferred>
          <PriceRows
            partner={partner}
            desk={desk}
            isSaving={save.isPending}
            error={save.error}
            onSave={saveAll}
            onDiscard={() => {
              save.reset();
              desk.start(list);
            }}
          />
        </Deferred>
      </Stack>
      <Suspense fallback={null}>
        {isHistoryOpen ? (
          <HistoryDrawer
            partnerId={partner.id}
            timezone={partner.config.timezone}
            onClose={() => setIsHistoryOpen(false)}
            onRestore={bringBack}
            isRestoring={restore.isPending}
          />
        ) : null}
      </Suspense>
    </>
  );
}
