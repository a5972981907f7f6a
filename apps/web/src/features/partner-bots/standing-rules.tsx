import type { Partner } from '@glossa/contracts';
import { List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { FieldGroup } from './field-group.tsx';

/** What every bot of the studio does by itself: said here, because clients will meet it. */
export function StandingRules({ partner, isOwn }: { partner: Partner; isOwn: boolean }) {
  const { t } = useTranslation('bot-editor');
  const place = isOwn
    ? ({ to: paths.businessProfile } as const)
    : ({ to: paths.partner, params: { partnerId: partner.id }, search: { edit: 'config' } } as const);
  return (
    <FieldGroup title={t('rules.title')}>
      <List spacing={8}>
        <List.Item>{t('rules.person')}</List.Item>
        <List.Item>{t('rules.price')}</List.Item>
        <List.Item>{partner.config.tintNotice ? t('rules.tintOn') : t('rules.tintOff')}</List.Item>
        <List.Item>{partner.config.requirePhone ? t('rules.phoneOn') : t('rules.phoneOff')}</List.Item>
      </List>
      <Text size="xs" c="dimmed">
        {t('rules.change')} <TextLink {...place}>{t('rules.profile')}</TextLink>
      </Text>
    </FieldGroup>
  );
}
