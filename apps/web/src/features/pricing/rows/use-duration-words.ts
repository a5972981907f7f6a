import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { durationUnit } from './duration-unit.ts';

export function useDurationWords(): (minutes: number) => string {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  return (minutes) => {
    const { unit, value } = durationUnit(minutes);
    if (unit === 'days') return t('days', { count: value });
    return t(unit, { value: format.number(value) });
  };
}
