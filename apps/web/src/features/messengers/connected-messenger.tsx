import type { MessengerStatus, PlanName } from '@glossa/contracts';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { disconnectMessenger, type MessengerPlace, sendMessengerTest } from '../../api/messengers.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ask } from '../../ui/ask.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { ConnectForm } from './connect-form.tsx';
import { messengerNames } from './messenger-names.ts';
import classes from './messengers.module.css';
import { SetUpCheck } from './set-up-check.tsx';
import { Templates } from './templates.tsx';

type ConnectedProps = { place: MessengerPlace; plan: PlanName; status: MessengerStatus };

/** How a connected messenger stands, what is still missing, and what can be done with it. */
export function ConnectedMessenger({ place, plan, status }: ConnectedProps) {
  const { t } = useTranslation('messengers');
  const [isReplacing, setReplacing] = useState(status.status === 'token_invalid');
  const { testing, disconnect, isLeaving } = useActions(place);
  return (
    <>
      <Health status={status} />
      <SetUpCheck place={place} status={status} />
      {place.messenger === 'whatsapp' ? <Templates place={place} saved={status.templates} /> : null}
      <Group gap="xs">
        <Button variant="default" loading={testing.isPending} onClick={() => testing.mutate()}>
          {t('test')}
        </Button>
        <Button variant="default" aria-expanded={isReplacing} onClick={() => setReplacing(!isReplacing)}>
          {t('newToken')}
        </Button>
        <Button variant="subtle" color="red" loading={isLeaving} onClick={disconnect}>
          {t('disconnect')}
        </Button>
      </Group>
      {isReplacing ? (
        <ConnectForm
          place={place}
          plan={plan}
          needsSecret={status.hasOwnApp}
          isNew={false}
          onDone={() => setReplacing(false)}
        />
      ) : null}
    </>
  );
}

function Health({ status }: { status: MessengerStatus }) {
  const { t } = useTranslation('messengers');
  const format = useFormat();
  const { lastMessageAt, failuresOfDay, heldBack, lastError, link, name, tokenLastFour } = status;
  const facts = [
    lastMessageAt
      ? t('lastMessage', { time: `${format.date(lastMessageAt)}, ${format.time(lastMessageAt)}` })
      : t('noMessage'),
    failuresOfDay > 0 ? t('failures', { count: failuresOfDay }) : t('noFailures'),
    ...(heldBack > 0 ? [t('held', { count: heldBack })] : []),
    t('token', { masked: `••••${tokenLastFour}` }),
  ];
  return (
    <Stack gap={4}>
      <Text className={classes.status} data-status={status.status} role="status">
        {t(`status.${status.status}`)}
        {link ? (
          <Anchor href={link} target="_blank" rel="noreferrer">
            {name}
          </Anchor>
        ) : (
          <span>{name}</span>
        )}
      </Text>
      <Text c="dimmed" size="sm">
        {facts.join(' · ')}
      </Text>
      {lastError && status.status !== 'connected' ? (
        <Text size="sm" c="var(--glossa-warning)">
          {status.status === 'token_invalid' ? t('tokenDead') : lastError}
        </Text>
      ) : null}
    </Stack>
  );
}

function useActions(place: MessengerPlace) {
  const { t } = useTranslation('messengers');
  const queryClient = useQueryClient();
  const onError = useFailureToast();
  const testing = useMutation({
    mutationFn: () => sendMessengerTest(place),
    onSuccess: () => toastSuccess(t('tested')),
    onError,
  });
  const leaving = useMutation({
    mutationFn: () => disconnectMessenger(place),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.messengers(place.botId) }),
    onError,
  });
  const disconnect = () =>
    ask({
      title: t('disconnectQuestion', { name: messengerNames[place.messenger] }),
      body: <Text>{t('disconnectText')}</Text>,
      confirm: t('disconnect'),
      isDangerous: true,
      onConfirm: () => leaving.mutate(),
    });
  return { testing, disconnect, isLeaving: leaving.isPending };
}
