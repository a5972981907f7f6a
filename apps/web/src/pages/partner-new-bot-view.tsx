import type { Partner } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { AddBot } from '../features/partner-bots/add-bot.tsx';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function PartnerNewBotView({ partner }: { partner: Partner }) {
  const { t } = useTranslation(['partners', 'bot-editor']);
  return (
    <>
      <BackLink to={paths.partner} params={{ partnerId: partner.id }}>
        {t('detail.backTo', { name: partner.name })}
      </BackLink>
      <PageHeader title={t('bot-editor:add.title')} description={t('bot-editor:add.text')} />
      <Deferred>
        <AddBot partner={partner} />
      </Deferred>
    </>
  );
}
