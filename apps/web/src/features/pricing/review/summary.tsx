import { foldWords } from '@glossa/contracts';
import { Button, Text, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MatrixTable } from '../matrix/matrix-table.tsx';
import type { WorkList } from '../working-list/work-list.ts';
import type { WorkRow } from '../working-list/work-row.ts';
import classes from './summary.module.css';

type SummaryProps = {
  work: WorkList;
  lit: ReadonlySet<string>;
  onPoint: (rows: readonly WorkRow[]) => void;
  onEdit: (row: WorkRow) => void;
};

const shownAtFirst = 8;

/** What was understood at a glance: how much, and which service costs what for which car. */
export function Summary({ work, lit, ...cells }: SummaryProps) {
  const { t } = useTranslation('pricing');
  const [isWhole, setIsWhole] = useState(false);
  const rows = useMemo(() => work.rows.filter((row) => row.span !== null && !row.isRemoved), [work.rows]);
  const services = useMemo(() => [...new Set(rows.map(({ values }) => foldWords(values.service)))], [rows]);
  if (!work.review) return null;
  const types = new Set(rows.flatMap(({ values }) => (values.carType ? foldWords(values.carType) : [])));
  const first = new Set(services.slice(0, shownAtFirst));
  const shown = isWhole ? rows : rows.filter(({ values }) => first.has(foldWords(values.service)));
  return (
    <div className={classes.summary}>
      <div>
        <Title order={2} fz="lg">
          {t('review.title')}
        </Title>
        <Text c="dimmed" role="status">
          {rows.length === 0
            ? t('review.none')
            : [
                t('review.found', { count: rows.length }),
                t('review.services', { count: services.length }),
                ...(types.size > 0 ? [t('review.types', { count: types.size })] : []),
              ].join(' · ')}
          {work.review.reader === 'model' ? ` · ${t('review.byModel')}` : ''}
        </Text>
      </div>
      {rows.length > 0 ? <MatrixTable rows={shown} lit={lit} {...cells} /> : null}
      {shown.length < rows.length ? (
        <Button variant="subtle" size="compact-sm" className={classes.more} onClick={() => setIsWhole(true)}>
          {t('review.moreServices', { count: services.length - first.size })}
        </Button>
      ) : null}
    </div>
  );
}
