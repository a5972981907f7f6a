import type { PartnerConfig } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';

/** What a bay is called; a bare number is said to be one. */
export function useBayName({ bays }: Pick<PartnerConfig, 'bays'>) {
  const { t } = useTranslation('calendar');
  return (bayId: string | null): string => {
    if (bayId === null) return t('wholeStudio');
    const name = bays.find(({ id }) => id === bayId)?.name ?? '';
    return /^\d+$/.test(name) ? `${t('bay')} ${name}` : name;
  };
}
