import type { SentInvitation } from '@glossa/contracts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Surface } from '../../ui/surface.tsx';

type InvitationLinkProps = { sent: SentInvitation; onClose: () => void };

/** The one time the link can be seen: it may be handed over by any messenger. */
export function InvitationLink({ sent, onClose }: InvitationLinkProps) {
  const { t } = useTranslation(['team', 'ui']);
  const format = useFormat();
  const { invitation, link, isMailed } = sent;
  return (
    <Surface mt="md" maw={640}>
      <Text fw={650} role="status">
        {t(isMailed ? 'link.mailed' : 'link.byHand', { email: invitation.email })}
      </Text>
      <Text c="dimmed" mb="sm">
        {t('link.text', { date: format.date(invitation.expiresAt) })}
      </Text>
      <TextInput
        aria-label={t('link.label')}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group mt="sm" gap="xs">
        <CopyButton value={link} label={t('link.copy')} copiedMessage={t('link.copied')} />
        <Button variant="subtle" onClick={onClose}>
          {t('ui:close')}
        </Button>
      </Group>
    </Surface>
  );
}
