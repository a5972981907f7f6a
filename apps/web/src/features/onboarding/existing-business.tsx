import { Group } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Surface } from '../../ui/surface.tsx';

/** The setup is done once: whoever has a business already is shown where its things are. */
export function ExistingBusiness({ partner }: { partner: { id: string; name: string } }) {
  const { t } = useTranslation('onboarding');
  return (
    <Surface maw={820}>
      <EmptyState
        icon={<IconBuildingStore size={22} />}
        title={t('exists.title', { name: partner.name })}
        text={t('exists.text')}
        action={
          <Group justify="center" gap="xs">
            <LinkButton variant="default" to={paths.businessProfile}>
              {t('exists.profile')}
            </LinkButton>
            <LinkButton
              variant="default"
              to={paths.partner}
              params={{ partnerId: partner.id }}
              search={{ add: 'bot' }}
            >
              {t('exists.addBot')}
            </LinkButton>
            <LinkButton variant="shift" to={paths.partner} params={{ partnerId: partner.id }}>
              {t('exists.bots')}
            </LinkButton>
          </Group>
        }
      />
    </Surface>
  );
}
