import type { Bot } from '@glossa/contracts';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BotFace } from './bot-face.tsx';
import { useAvatar } from './use-avatar.ts';

/** The bot's picture. It is saved at once, apart from the form. */
export function AvatarField({ bot }: { bot: Bot }) {
  const { t } = useTranslation('bot-editor');
  const { upload, remove, isSaving } = useAvatar(bot);
  return (
    <div>
      <Text fw={600}>{t('avatar.label')}</Text>
      <Text c="dimmed" size="xs" mb={8}>
        {t('avatar.hint')}
      </Text>
      <Group gap="sm">
        <BotFace bot={bot} size={56} />
        <FileButton
          accept="image/png,image/jpeg,image/webp"
          inputProps={{ 'aria-label': t('avatar.file') }}
          onChange={(file) => file && upload.mutate(file)}
        >
          {(props) => (
            <Button {...props} size="compact-md" variant="default" loading={isSaving}>
              {bot.look.avatar ? t('avatar.change') : t('avatar.choose')}
            </Button>
          )}
        </FileButton>
        {bot.look.avatar ? (
          <Button
            size="compact-md"
            variant="subtle"
            color="gray"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('avatar.remove')}
          </Button>
        ) : null}
      </Group>
    </div>
  );
}
