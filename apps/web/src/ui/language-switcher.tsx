import { languages } from '@glossa/contracts';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/use-language.ts';
import classes from './language-switcher.module.css';

/** EN, DE, UA, RU. The choice is saved and the whole screen follows at once. */
export function LanguageSwitcher() {
  const { t } = useTranslation('ui');
  const { language } = useLanguage();
  return (
    <SegmentedControl
      classNames={{ root: classes.root, label: classes.label, indicator: classes.indicator }}
      aria-label={t('language.label')}
      size="xs"
      radius="xl"
      withItemsBorders={false}
      data={languages.map((code) => ({
        value: code,
        label: <span title={t(`language.${code}`)}>{code}</span>,
      }))}
      value={language}
      onChange={(next) => void changeLanguage(next)}
    />
  );
}
