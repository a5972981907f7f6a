import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';

/** What every client is told first; said here because it can't be changed. */
export function AiNoticeSetting() {
  const { t } = useTranslation('settings');
  return (
    <Section title={t('ai.title')} text={t('ai.text')}>
      <Text>{t('ai.body')}</Text>
    </Section>
  );
}
