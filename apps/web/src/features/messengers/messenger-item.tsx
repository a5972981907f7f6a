import type { MessengerStatus, PlanName } from '@glossa/contracts';
import { Button, Collapse, Group, Stack, Text, Title } from '@mantine/core';
import { IconBrandInstagram, IconBrandMessenger, IconBrandWhatsapp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessengerPlace } from '../../api/messengers.ts';
import { Surface } from '../../ui/surface.tsx';
import { ConnectedMessenger } from './connected-messenger.tsx';
import { messengerNames } from './messenger-names.ts';
import classes from './messengers.module.css';
import { SetUp } from './set-up.tsx';

const icons = {
  whatsapp: IconBrandWhatsapp,
  instagram: IconBrandInstagram,
  messenger: IconBrandMessenger,
};

type MessengerItemProps = {
  place: MessengerPlace;
  plan: PlanName;
  status: MessengerStatus | null;
  hasSharedApp: boolean;
};

/** One messenger: how it stands, or how it is connected. */
export function MessengerItem({ place, plan, status, hasSharedApp }: MessengerItemProps) {
  const { t } = useTranslation('messengers');
  const [isOpen, setOpen] = useState(false);
  const Icon = icons[place.messenger];
  const name = messengerNames[place.messenger];
  return (
    <Surface component="section" aria-label={name}>
      <Group gap="sm" wrap="nowrap" align="center" justify="space-between">
        <Group gap="sm" wrap="nowrap" align="center">
          <Icon size={24} stroke={1.6} aria-hidden="true" className={classes.icon} />
          <div>
            <Title order={2} fz="lg" lh={1.25}>
              {name}
            </Title>
            {status ? null : (
              <Text c="dimmed" size="sm">
                {t(`about.${place.messenger}`)}
              </Text>
            )}
          </div>
        </Group>
        {status ? null : (
          <Button
            variant={isOpen ? 'default' : 'light'}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? t('close') : t('connect')}: ${name}`}
            onClick={() => setOpen(!isOpen)}
            className={classes.opener}
          >
            {isOpen ? t('close') : t('connect')}
          </Button>
        )}
      </Group>
      {status ? (
        <Stack gap="md" mt="sm">
          <ConnectedMessenger place={place} plan={plan} status={status} />
        </Stack>
      ) : (
        <Collapse expanded={isOpen}>
          {isOpen ? (
            <SetUp place={place} plan={plan} hasSharedApp={hasSharedApp} onDone={() => setOpen(false)} />
          ) : null}
        </Collapse>
      )}
    </Surface>
  );
}
