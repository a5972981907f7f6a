import { Button } from '@mantine/core';
import { IconBrandTelegram, IconBrandWhatsapp, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { getSubscribeWays } from '../../api/site.ts';
import { subscribeLinks } from './subscribe-link-list.ts';

const icons = { email: IconMail, telegram: IconBrandTelegram, whatsapp: IconBrandWhatsapp };

/** The same message by mail or messenger, where this installation names one. Nothing is shown where it does not. */
export function SubscribeLinks({ subject, message }: { subject: string; message: string }) {
  const { t } = useTranslation('plan');
  const ways = useQuery({ queryKey: keys.planCatalogue, queryFn: getSubscribeWays });
  if (!ways.data) return null;
  return subscribeLinks(ways.data, { subject, message }).map(({ way, href }) => {
    const Icon = icons[way];
    return (
      <Button
        key={way}
        component="a"
        variant="default"
        href={href}
        target={way === 'email' ? undefined : '_blank'}
        rel="noreferrer"
        leftSection={<Icon size={16} aria-hidden="true" />}
      >
        {t(`ways.${way}`)}
      </Button>
    );
  });
}
