import { type PlanName, planLimits } from '@glossa/contracts';
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import type { MessengerPlace } from '../../api/messengers.ts';
import { FormError } from '../../ui/form-error.tsx';
import { useConnectForm } from './use-connect-form.ts';

type ConnectFormProps = {
  place: MessengerPlace;
  plan: PlanName;
  needsSecret: boolean;
  /** A connected messenger only takes what is to be replaced. */
  isNew: boolean;
  onDone: () => void;
};

/** What was copied at Meta. Token and secret are typed or pasted, never shown again. */
export function ConnectForm({ place, plan, needsSecret, isNew, onDone }: ConnectFormProps) {
  const { t } = useTranslation('messengers');
  const { form, submit, isPending, error } = useConnectForm({ place, needsSecret, isNew, onDone });
  const isBeyondPlan = error instanceof ApiError && error.code === 'channel_limit';
  const plain = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <form noValidate onSubmit={submit} aria-label={t('form.label')}>
      <Stack gap="sm">
        {place.messenger === 'whatsapp' && isNew ? (
          <>
            <TextInput
              label={t('form.phoneNumberId')}
              inputMode="numeric"
              {...plain}
              {...form.getInputProps('phoneNumberId')}
            />
            <TextInput
              label={t('form.businessId')}
              inputMode="numeric"
              {...plain}
              {...form.getInputProps('businessId')}
            />
          </>
        ) : null}
        <TextInput
          type="password"
          label={t('form.token')}
          description={t('form.sealed')}
          {...plain}
          {...form.getInputProps('token')}
        />
        {needsSecret ? (
          <TextInput
            type="password"
            label={t('form.appSecret')}
            description={isNew ? t('form.secretUse') : t('form.keepEmpty')}
            {...plain}
            {...form.getInputProps('appSecret')}
          />
        ) : null}
        {isBeyondPlan ? (
          <Alert color="red" variant="light" role="alert">
            {t('form.channelLimit', { count: planLimits[plan].channels })}
          </Alert>
        ) : (
          <FormError error={error} />
        )}
        <Group>
          <Button type="submit" variant={isNew ? 'shift' : 'filled'} loading={isPending}>
            {isNew ? t('form.submit') : t('form.replace')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
