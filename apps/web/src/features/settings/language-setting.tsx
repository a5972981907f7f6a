import { languages } from '@glossa/contracts';
import { Radio, Stack, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../i18n/i18n.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Section } from '../../ui/section.tsx';
import { MailLanguage } from './mail-language.tsx';

export function LanguageSetting() {
  const { t } = useTranslation(['settings', 'ui']);
  const { language } = useLanguage();
  const choose = (value: string) => {
    const chosen = languages.find((code) => code === value);
    if (chosen) void changeLanguage(chosen);
  };
  return (
    <Section title={t('language.title')} text={t('language.text')}>
      <Radio.Group
        value={language}
        onChange={choose}
        label={<VisuallyHidden>{t('language.title')}</VisuallyHidden>}
        labelProps={{ style: { position: 'absolute' } }}
      >
        <Stack gap="sm">
          {languages.map((code) => (
            <Radio key={code} value={code} label={`${t(`ui:language.${code}`)} (${code})`} />
          ))}
        </Stack>
      </Radio.Group>
      <MailLanguage />
    </Section>
  );
}
