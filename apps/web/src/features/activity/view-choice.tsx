import { SegmentedControl, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { type ActivityView, activityViews } from './activity-views.ts';

type ViewChoiceProps = { view: ActivityView; onChoose: (view: ActivityView) => void };

/** Which part is read. Six German words don't fit beside each other on a phone or beside an open sidebar. */
export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  const { t } = useTranslation('activity');
  const isNarrow = useMediaQuery('(max-width: 1023px)', false, { getInitialValueInEffect: false });
  const choice = {
    data: activityViews.map((name) => ({ value: name, label: t(`${name}.title`) })),
    value: view,
    onChange: (chosen: string | null) => onChoose(activityViews.find((name) => name === chosen) ?? view),
  };
  return isNarrow ? (
    <Select
      label={t('show')}
      mb="md"
      allowDeselect={false}
      comboboxProps={{ keepMounted: false }}
      {...choice}
    />
  ) : (
    <SegmentedControl aria-label={t('show')} mb="md" {...choice} />
  );
}
