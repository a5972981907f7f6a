import type { Bot } from '@glossa/contracts';
import { Group, RingProgress, Stack, Text } from '@mantine/core';
import { IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import type { Improvement } from './bot-score.ts';
import { FixLink } from './fix-link.tsx';

type EnhanceModalProps = {
  bot: Bot;
  /** Null where not all of it is seen. */
  score: number | null;
  missing: Improvement[];
  /** Whoever does not own the business can't go everywhere. */
  isOwn: boolean;
  opened: boolean;
  onClose: () => void;
};

/** How well the bot is set up, and each missing thing one click from its fix. */
export function EnhanceModal({ bot, score, missing, isOwn, opened, onClose }: EnhanceModalProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="lg"
      title={<Text fw={650}>{t('improve.title', { name: bot.name })}</Text>}
    >
      <Group wrap="nowrap" gap="md" mb="sm">
        {score === null ? null : (
          <RingProgress
            size={76}
            thickness={7}
            roundCaps
            sections={[{ value: score, color: 'lagoon' }]}
            label={
              <Text ta="center" fw={650} aria-hidden="true">
                {score}
              </Text>
            }
          />
        )}
        <div>
          {score === null ? null : <Text fw={650}>{t('improve.score', { score })}</Text>}
          <Text c="dimmed">
            {missing.length === 0
              ? t('improve.done', { name: bot.name })
              : t('improve.left', { count: missing.length })}
          </Text>
        </div>
      </Group>
      <Stack component="ul" gap="sm" m={0} p={0}>
        {missing.map((improvement) => (
          <Group
            key={improvement}
            component="li"
            wrap="nowrap"
            justify="space-between"
            gap="sm"
            style={{ listStyle: 'none' }}
          >
            <Group wrap="nowrap" gap={10} align="flex-start">
              <IconCircleDashed size={18} aria-hidden="true" style={{ flex: 'none', marginTop: 2 }} />
              <Text>{t(`improve.${improvement}`)}</Text>
            </Group>
            <FixLink bot={bot} improvement={improvement} isOwn={isOwn} />
          </Group>
        ))}
      </Stack>
    </Dialog>
  );
}
