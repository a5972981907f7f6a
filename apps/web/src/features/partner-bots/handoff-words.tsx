import { botRulesLimits } from '@glossa/contracts';
import { TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BotForm } from './bot-form.ts';

/** The words after which a person answers. */
export function HandoffWords({ form }: { form: BotForm }) {
  const { t } = useTranslation('bot-editor');
  const path = 'rules.handoffWords';
  const { error, ...props } = form.getInputProps(path);
  // A complaint about one word is a complaint about the field.
  const nested = Object.entries(form.errors).find(([field]) => field.startsWith(`${path}.`))?.[1];
  return (
    <TagsInput
      label={t('extras.words.label')}
      description={t('extras.words.hint')}
      placeholder={form.values.rules.handoffWords.length === 0 ? t('extras.words.example') : ''}
      maxTags={botRulesLimits.handoffWords}
      splitChars={[',', ';']}
      acceptValueOnBlur
      comboboxProps={{ keepMounted: false }}
      error={error ?? nested}
      {...props}
    />
  );
}
