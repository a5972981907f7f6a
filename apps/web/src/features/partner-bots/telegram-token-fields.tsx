import { Anchor, List, PasswordInput, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../ui/marked-text.tsx';
import type { BotForm } from './bot-form.ts';

/** The token is typed or pasted, never shown again. `masked` is what may be shown of the saved one. */
export function TelegramTokenFields({ form, masked }: { form: BotForm; masked?: string }) {
  const { t } = useTranslation('bot-editor');
  return (
    <div>
      <PasswordInput
        label={masked ? t('token.replace') : t('token.label')}
        description={masked ? t('token.saved', { masked }) : t('token.hint')}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('botToken')}
      />
      {masked ? null : (
        <>
          <Text size="xs" fw={600} mt="sm">
            {t('token.howTo')}
          </Text>
          <List type="ordered" size="xs" c="dimmed">
            {(['token.step1', 'token.step2', 'token.step3'] as const).map((step) => (
              <List.Item key={step}>
                <MarkedText
                  text={t(step)}
                  marks={{
                    father: (words) => (
                      <Anchor href="https://t.me/BotFather" target="_blank" rel="noreferrer" size="xs">
                        {words}
                      </Anchor>
                    ),
                    code: (words) => <code>{words}</code>,
                  }}
                />
              </List.Item>
            ))}
          </List>
        </>
      )}
    </div>
  );
}
