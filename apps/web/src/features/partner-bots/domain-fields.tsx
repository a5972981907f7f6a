import { TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BotForm } from './bot-form.ts';

/** The sites that may show the chat in a frame. None listed means any. */
export function DomainFields({ form }: { form: BotForm }) {
  const { t } = useTranslation('bot-editor');
  const { error, ...props } = form.getInputProps('allowedDomains');
  // A complaint about one domain is a complaint about the field.
  const nested = Object.entries(form.errors).find(([path]) => path.startsWith('allowedDomains'))?.[1];
  return (
    <TagsInput
      label={t('domains.label')}
      description={t('domains.hint')}
      placeholder={form.values.allowedDomains.length === 0 ? 'studio.de' : ''}
      maxTags={20}
      splitChars={[',', ' ', ';']}
      acceptValueOnBlur
      comboboxProps={{ keepMounted: false }}
      error={error ?? nested}
      {...props}
    />
  );
}
