import type { Partner } from '@glossa/contracts';
import { SimpleGrid, Title } from '@mantine/core';
import { IconRobot } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import { BotItem } from './bot-item.tsx';

/** The bots of one business. */
export function BotList({ partner, isOwn }: { partner: Partner; isOwn: boolean }) {
  const { t } = useTranslation('bot-editor');
  if (partner.bots.length === 0) {
    return (
      <Surface>
        <EmptyState
          icon={<IconRobot size={22} />}
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
          action={
            <LinkButton
              variant="default"
              to={paths.partner}
              params={{ partnerId: partner.id }}
              search={{ add: 'bot' }}
            >
              {t('list.add')}
            </LinkButton>
          }
        />
      </Surface>
    );
  }
  return (
    <section aria-labelledby="bots-of-partner">
      <Title order={2} fz="lg" mb="sm" id="bots-of-partner">
        {t('list.title')}
      </Title>
      <SimpleGrid component="ul" cols={{ base: 1, lg: 2 }} m={0} p={0}>
        {partner.bots.map((bot) => (
          <BotItem key={bot.id} bot={bot} isOwn={isOwn} />
        ))}
      </SimpleGrid>
    </section>
  );
}
