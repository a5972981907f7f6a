import type { Bot } from '@glossa/contracts';
import { Group, Modal, Stack, Text } from '@mantine/core';
import { IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Improvement } from './bot-improvements.ts';

type EnhanceModalProps = { bot: Bot; improvements: Improvement[]; opened: boolean; onClose: () => void };

/** Each missing thing, one click from its fix. */
export function EnhanceModal({ bot, improvements, opened, onClose }: EnhanceModalProps) {
  const { t } = useTranslation(['dashboard', 'ui']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<Text fw={650}>{t('improve.title', { name: bot.name })}</Text>}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      {improvements.length === 0 ? <Text>{t('improve.done', { name: bot.name })}</Text> : null}
      <Stack gap="sm">
        {improvements.map((improvement) => (
          <Group key={improvement} wrap="nowrap" justify="space-between" gap="sm">
            <Group wrap="nowrap" gap={10} align="flex-start">
              <IconCircleDashed size={18} aria-hidden="true" style={{ flex: 'none', marginTop: 2 }} />
              <Text>{t(`improve.${improvement}`)}</Text>
            </Group>
            <Fix bot={bot} improvement={improvement} />
          </Group>
        ))}
      </Stack>
    </Modal>
  );
}

function Fix({ bot, improvement }: { bot: Bot; improvement: Improvement }) {
  const { t } = useTranslation('dashboard');
  const look = { variant: 'default', size: 'compact-md', style: { flex: 'none' } } as const;
  const label = `${t('improve.fix')}: ${t(`improve.${improvement}`)}`;
  switch (improvement) {
    case 'prices':
      return (
        <LinkButton to={paths.pricing} aria-label={label} {...look}>
          {t('improve.fix')}
        </LinkButton>
      );
    case 'hours':
    case 'contact':
      return (
        <LinkButton to={paths.businessProfile} aria-label={label} {...look}>
          {t('improve.fix')}
        </LinkButton>
      );
    case 'live':
    case 'script':
    case 'greeting':
    case 'adminEmail':
      return (
        <LinkButton
          to={paths.partner}
          params={{ partnerId: bot.partnerId }}
          search={{ bot: bot.id }}
          aria-label={label}
          {...look}
        >
          {t('improve.fix')}
        </LinkButton>
      );
  }
}
