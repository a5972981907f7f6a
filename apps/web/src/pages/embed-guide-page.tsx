import { useTranslation } from 'react-i18next';
import { EmbedInstructions } from '../features/embed-guide/embed-instructions.tsx';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { OwnPartner } from './own-partner.tsx';

export function EmbedGuidePage() {
  const { t } = useTranslation('embed-guide');
  return (
    <OwnPartner none={{ title: t('noPartner'), text: t('noPartnerText') }}>
      {({ id, bots }) => {
        const [first, ...others] = bots.filter(({ provider }) => provider === 'WEB_CHAT');
        return (
          <>
            <PageHeader tabTitle={t('tab')} title={t('title')} description={t('description')} />
            {first ? (
              <EmbedInstructions bots={[first, ...others]} first={first} />
            ) : (
              <EmptyState
                title={t('emptyTitle')}
                text={t('emptyText')}
                action={
                  <LinkButton
                    variant="shift"
                    to={paths.partner}
                    params={{ partnerId: id }}
                    search={{ add: 'bot' }}
                  >
                    {t('create')}
                  </LinkButton>
                }
              />
            )}
          </>
        );
      }}
    </OwnPartner>
  );
}
