import type { CalendarEvent } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';

/** What the client said about coming, in a few words; empty where nothing was said. */
export function useClientWord(): (event: CalendarEvent) => string {
  const { t } = useTranslation('calendar');
  return ({ clientWord }) => {
    if (clientWord === null) return '';
    const { kind, minutes } = clientWord;
    if (kind === 'coming') return t('clientWord.coming');
    return minutes === null ? t('clientWord.late') : t('clientWord.lateBy', { minutes });
  };
}
