import type { ClientDetail } from '@glossa/contracts';
import { Button } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** One tap to speak to the person: by phone where there is a number, else by mail. */
export function ReachClient({ client: { phone, email } }: { client: ClientDetail }) {
  const { t } = useTranslation('clients');
  if (phone !== '')
    return (
      <Button component="a" href={`tel:${phone}`} variant="default" leftSection={<IconPhone size={16} />}>
        {t('call')}
      </Button>
    );
  if (email !== '')
    return (
      <Button component="a" href={`mailto:${email}`} variant="default" leftSection={<IconMail size={16} />}>
        {t('mail')}
      </Button>
    );
  return null;
}
