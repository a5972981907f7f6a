import { tones } from '@glossa/contracts';
import { Radio, Stack, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BotForm } from './bot-form.ts';
import { FieldGroup } from './field-group.tsx';

/** How the bot talks. */
export function VoiceFields({ form }: { form: BotForm }) {
  const { t } = useTranslation('bot-editor');
  return (
    <FieldGroup title={t('group.voice')}>
      <Radio.Group label={t('tone.label')} description={t('tone.hint')} {...form.getInputProps('tone')}>
        <Stack gap={8} mt={10}>
          {tones.map((tone) => (
            <Radio key={tone} value={tone} label={t(`tone.${tone}`)} description={t(`tone.${tone}Hint`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={t('greeting')}
        description={t('greetingHint')}
        rows={3}
        resize="vertical"
        {...form.getInputProps('greeting')}
      />
      <Textarea
        label={t('script')}
        description={t('scriptHint')}
        placeholder={t('scriptExample')}
        rows={8}
        resize="vertical"
        {...form.getInputProps('exampleScript')}
      />
    </FieldGroup>
  );
}
