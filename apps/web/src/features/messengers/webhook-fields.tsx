import type { MessengerStatus } from '@glossa/contracts';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './messengers.module.css';

const objects = { whatsapp: 'WhatsApp Business Account', instagram: 'Instagram', messenger: 'Page' };
const subscribed = {
  whatsapp: 'messages, smb_message_echoes',
  instagram: 'messages, messaging_seen, messaging_postbacks',
  messenger: 'messages, messaging_postbacks, message_echoes, message_deliveries, message_reads',
};

/** What is pasted at Meta so that it tells us of messages. */
export function WebhookFields({ status }: { status: MessengerStatus }) {
  const { t } = useTranslation('messengers');
  const fields = [
    { name: 'Callback URL', value: status.webhookUrl },
    { name: 'Verify token', value: status.verifyToken },
  ];
  return (
    <Stack gap="xs" mt={6}>
      <Text size="sm" c="dimmed">
        {t('webhook.text', { object: objects[status.messenger] })}
      </Text>
      {fields.map(({ name, value }) => (
        <div key={name} className={classes.field}>
          <Text size="sm" fw={600} lang="en">
            {name}
          </Text>
          <code className={classes.value}>{value}</code>
          <CopyButton
            size="compact-md"
            value={value}
            label={t('webhook.copy')}
            aria-label={`${t('webhook.copy')}: ${name}`}
            copiedMessage={t('webhook.copied')}
          />
        </div>
      ))}
      <Text size="sm" c="dimmed">
        {t('webhook.subscribe')} <code>{subscribed[status.messenger]}</code>
      </Text>
    </Stack>
  );
}
