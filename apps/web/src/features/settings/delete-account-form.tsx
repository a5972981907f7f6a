import type { AccountDeletion } from '@glossa/contracts';
import { Button, Group, List, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { FormError } from '../../ui/form-error.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

type DeleteAccountFormProps = { email: string; meaning: AccountDeletion; onClose: () => void };

const belongings = ['bots', 'conversations', 'events', 'priceRows'] as const;

/** The address typed and the password: a slip of the hand, or an open laptop, must not be enough. */
export function DeleteAccountForm({ email, meaning, onClose }: DeleteAccountFormProps) {
  const { t } = useTranslation(['settings', 'ui']);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const remove = useDeleteAccount();
  const isConfirmed = typed.trim().toLowerCase() === email && (password !== '' || !meaning.needsPassword);
  const isWrong = remove.error instanceof ApiError && remove.error.code === 'wrong_credentials';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isConfirmed) remove.mutate({ email, ...(meaning.needsPassword && { password }) });
      }}
    >
      <Stack gap="md">
        <Goes business={meaning.business} />
        <Text fw={600}>{t('ui:cannotBeUndone')}</Text>
        <TextInput
          type="email"
          label={t('remove.type', { email })}
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {meaning.needsPassword ? (
          <PasswordInput
            label={t('remove.password')}
            autoComplete="current-password"
            value={password}
            error={isWrong ? t('remove.wrongPassword') : undefined}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        ) : null}
        <FormError error={isWrong ? null : remove.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" color="red.9" disabled={!isConfirmed} loading={remove.isPending}>
            {t('remove.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Goes({ business }: Pick<AccountDeletion, 'business'>) {
  const { t } = useTranslation('settings');
  if (!business) return <Text>{t('remove.onlyAccount')}</Text>;
  const present = belongings.filter((name) => business[name] > 0);
  return (
    <div>
      <Text mb={4}>{t('remove.goes')}</Text>
      <List>
        <List.Item>{t('remove.business', { name: business.name })}</List.Item>
        {present.map((name) => (
          <List.Item key={name}>{t(`remove.${name}`, { count: business[name] })}</List.Item>
        ))}
      </List>
    </div>
  );
}
