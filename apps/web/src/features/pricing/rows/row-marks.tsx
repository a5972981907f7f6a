import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RowProblem } from '../working-list/find-problems.ts';
import { statusOf, type WorkRow } from '../working-list/work-row.ts';
import classes from './row-marks.module.css';

/** Where a row stands between the saved list and the desk. */
export function RowBadges({ row, hidesNew }: { row: WorkRow; hidesNew: boolean }) {
  const { t } = useTranslation('pricing');
  const status = statusOf(row);
  const marks: { name: 'new' | 'changed' | 'removed' | 'missing' | 'sample' | 'inactive'; color?: string }[] =
    [
      ...(status === 'same' || (status === 'new' && hidesNew)
        ? []
        : [{ name: status, ...(status === 'removed' ? { color: 'red' } : {}) }]),
      ...(row.isMissing && status === 'same' ? [{ name: 'missing' as const, color: 'gray' }] : []),
      ...(row.isSample && status === 'same' ? [{ name: 'sample' as const }] : []),
      ...(row.values.isActive ? [] : [{ name: 'inactive' as const, color: 'gray' }]),
    ];
  return marks.map(({ name, color }) => (
    <Badge key={name} variant="light" size="sm" tt="none" {...(color ? { color } : {})}>
      {t(`status.${name}`)}
    </Badge>
  ));
}

/** What the owner should look at before saving, problems first. */
export function RowDoubts({ row, problem }: { row: WorkRow; problem: RowProblem | undefined }) {
  const { t } = useTranslation('pricing');
  if (row.isRemoved) return null;
  const doubts = row.warnings.filter(
    (code) =>
      !(problem === 'twin' && code === 'conflict') && !(problem === 'noService' && code === 'no_service'),
  );
  if (!problem && doubts.length === 0) return null;
  return (
    <ul className={classes.doubts}>
      {problem ? <li data-problem>{t(`problem.${problem}`)}</li> : null}
      {doubts.map((code) => (
        <li key={code}>{t(`warning.${code}`)}</li>
      ))}
    </ul>
  );
}
