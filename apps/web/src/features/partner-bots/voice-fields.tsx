import { tones } from '@glossa/contracts';
import { Button, Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BotForm } from './bot-form.ts';
import { FieldGroup } from './field-group.tsx';

type VoiceFieldsProps = {
  form: BotForm;
  /** Writes a first script from the studio's facts; only where there are facts already. */
  drafting?: { isPending: boolean; mutate: () => void };
};

/** How the bot talks. */
export function VoiceFields({ form, drafting }: VoiceFieldsProps) {
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
      {drafting && form.values.exampleScript.trim() === '' ? (
        <div>
          <Button
            size="compact-md"
            variant="light"
            leftSection={<IconWand size={16} />}
            loading={drafting.isPending}
            onClick={() => drafting.mutate()}
          >
            {t('draft.action')}
          </Button>
          <Text size="xs" c="dimmed" mt={4}>
            {t('draft.hint')}
          </Text>
        </div>
      ) : null}
    </FieldGroup>
  );
}
