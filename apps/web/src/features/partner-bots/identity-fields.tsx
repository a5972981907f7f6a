import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageField } from '../../ui/language-field.tsx';
import type { BotForm } from './bot-form.ts';
import { FieldGroup } from './field-group.tsx';

/** Who the bot is. `languageNote` says how the language was understood, where that is known. */
export function IdentityFields(props: { form: BotForm; languageNote?: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation('bot-editor');
  const { form, languageNote, children } = props;
  return (
    <FieldGroup title={t('group.identity')}>
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <div>
        <LanguageField
          label={t('language')}
          description={t('languageHint')}
          {...form.getInputProps('language')}
        />
        {languageNote}
      </div>
      <TextInput
        label={t('adminEmail')}
        description={t('adminEmailHint')}
        type="email"
        autoComplete="email"
        {...form.getInputProps('adminEmail')}
      />
      {children}
    </FieldGroup>
  );
}
