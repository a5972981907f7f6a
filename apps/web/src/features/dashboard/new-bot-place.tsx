import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './new-bot-place.module.css';

/** The empty place beside the bots, where the next one goes. */
export function NewBotPlace({ partnerId, isFirst }: { partnerId: string; isFirst: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <li className={classes.place}>
      {isFirst ? <Text fw={650}>{t('bots.emptyTitle')}</Text> : null}
      <Text c="dimmed" ta="center">
        {isFirst ? t('bots.emptyText') : t('createBotHint')}
      </Text>
      <LinkButton variant="shift" to={paths.partner} params={{ partnerId }} search={{ add: 'bot' }}>
        {t('createBot')}
      </LinkButton>
    </li>
  );
}
