import type { Partner } from '@glossa/contracts';
import { Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BotList } from '../features/partner-bots/bot-list.tsx';
import { DeletePartner } from '../features/partners/delete-partner.tsx';
import { PartnerFacts } from '../features/partners/partner-facts.tsx';
import { PartnerPlan } from '../features/partners/partner-plan.tsx';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/back-link.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { partnerLooks } from './partner-looks.ts';

export function PartnerOverview({ partner, isAdmin }: { partner: Partner; isAdmin: boolean }) {
  const { t } = useTranslation(['partners', 'bot-editor']);
  const here = { to: paths.partner, params: { partnerId: partner.id } } as const;
  return (
    <>
      {isAdmin ? <BackLink to={paths.partners}>{t('detail.back')}</BackLink> : null}
      <PageHeader
        title={partner.name}
        description={partner.address || t('detail.noAddress')}
        actions={
          <>
            <LinkButton variant="default" {...here} search={{ edit: 'config' }}>
              {t('detail.edit')}
            </LinkButton>
            <LinkButton
              variant="shift"
              leftSection={<IconPlus size={16} />}
              {...here}
              search={{ add: 'bot' }}
            >
              {t('bot-editor:list.add')}
            </LinkButton>
          </>
        }
      />
      <PartnerFacts partner={partner} isAdmin={isAdmin} />
      {isAdmin ? <PartnerPlan partner={partner} /> : null}
      {isAdmin ? (
        <Group role="group" gap="xs" mb="lg" aria-label={t('look.label')}>
          {partnerLooks.map((look) => (
            <LinkButton key={look} variant="default" {...here} search={{ show: look }}>
              {t(`look.${look}`)}
            </LinkButton>
          ))}
        </Group>
      ) : null}
      <BotList partner={partner} isOwn={!isAdmin} />
      {isAdmin ? <DeletePartner partner={partner} /> : null}
    </>
  );
}
