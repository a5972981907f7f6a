import { Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chime, mayChime, setChime } from '../../ui/chime.ts';
import { Section } from '../../ui/section.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { findDevicePush, turnPushOff, turnPushOn } from './device-push.ts';

/** How this one browser makes itself heard: with a sound, and while the panel is closed. */
export function DeviceSetting({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('settings');
  const [hasSound, setSound] = useState(() => mayChime(window.localStorage));
  const queryKey = ['device-push', partnerId];
  const queryClient = useQueryClient();
  const onFailure = useFailureToast();
  const push = useQuery({ queryKey, queryFn: () => findDevicePush(window, partnerId) });
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn(window, partnerId) : turnPushOff(window, partnerId)),
    onSuccess: (state) => queryClient.setQueryData(queryKey, state),
    onError: onFailure,
  });
  const state = push.data ?? 'off';

  function chooseSound(isOn: boolean): void {
    setChime(window.localStorage, isOn);
    setSound(isOn);
    if (isOn) chime(window);
  }

  return (
    <Section title={t('device.title')} text={t('device.text')}>
      <Stack gap="md">
        <div>
          <Switch
            label={t('device.push')}
            description={t('device.pushHint')}
            checked={state === 'on'}
            disabled={state === 'unavailable' || change.isPending || push.isPending}
            onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
          />
          <Text size="sm" c="dimmed" mt={4} role="status">
            {state === 'blocked' ? t('device.blocked') : null}
            {state === 'unavailable' ? t('device.unavailable') : null}
          </Text>
        </div>
        <Switch
          label={t('device.sound')}
          description={t('device.soundHint')}
          checked={hasSound}
          onChange={({ currentTarget }) => chooseSound(currentTarget.checked)}
        />
      </Stack>
    </Section>
  );
}
