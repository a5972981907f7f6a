import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowName } from '../rows/row-name.ts';
import type { WorkRow } from '../working-list/work-row.ts';
import { findGaps } from './find-gaps.ts';
import type { NewCell } from './matrix-table.tsx';
import { priceMatrix } from './price-matrix.ts';

const shownAtFirst = 4;

/** Prices clients may ask for that are not in the list, each a tap away from being there. */
export function GapList({ rows, onAdd }: { rows: readonly WorkRow[]; onAdd: (cell: NewCell) => void }) {
  const { t } = useTranslation('pricing');
  const [isWhole, setIsWhole] = useState(false);
  const gaps = useMemo(() => findGaps(priceMatrix(rows.filter((row) => !row.isRemoved))), [rows]);
  if (gaps.length === 0) return null;
  const shown = isWhole ? gaps : gaps.slice(0, shownAtFirst);
  return (
    <section aria-label={t('gaps.title', { count: gaps.length })}>
      <Text size="sm" c="dimmed" mb={6}>
        {t('gaps.title', { count: gaps.length })}
      </Text>
      <Group gap={6}>
        {shown.map((gap) => (
          <Button
            key={gap.key}
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={13} />}
            aria-label={t('gaps.add', { name: rowName(gap) })}
            onClick={() => onAdd(gap)}
          >
            {rowName(gap)}
          </Button>
        ))}
        {gaps.length > shown.length ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)}>
            {t('gaps.more', { count: gaps.length - shown.length })}
          </Button>
        ) : null}
      </Group>
    </section>
  );
}
