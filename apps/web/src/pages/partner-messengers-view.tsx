import type { Partner } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { Messengers } from '../features/messengers/messengers.tsx';
import { BotNotFound } from '../features/partner-bots/bot-not-found.tsx';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** Where else clients can write to a bot. */
export function PartnerMessengersView({ partner, botId }: { partner: Partner; botId: string }) {
  const { t } = useTranslation('messengers');
  const bot = partner.bots.find(({ id }) => id === botId);
  if (!bot) return <BotNotFound partnerId={partner.id} />;
  return (
    <>
      <BackLink to={paths.partner} params={{ partnerId: partner.id }} search={{ bot: bot.id }}>
        {t('back', { name: bot.name })}
      </BackLink>
      <PageHeader title={t('title')} description={t('text', { name: bot.name })} />
      <Messengers partner={partner} bot={bot} />
    </>
  );
}
