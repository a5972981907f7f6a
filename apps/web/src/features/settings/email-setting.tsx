import { changeEmailSchema } from '@glossa/contracts';
import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForNewEmail } from '../../api/account.ts';
import { ApiError } from '../../api/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import { useContractForm } from '../../ui/use-contract-form.ts';

/** Another address to log in with. A mailed link makes it so, and until then nothing changes. */
export function EmailSetting({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Section title={t('newEmail.title')} text={t('newEmail.text')}>
      <Text fw={600} mb="xs" style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Text>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('newEmail.action')}
      </Button>
      <Text mt="xs" role="status">
        {sentTo === null ? null : t('newEmail.sent', { email: sentTo })}
      </Text>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('newEmail.action')}>
        <EmailForm
          onSent={(to) => {
            setSentTo(to);
            setOpen(false);
          }}
        />
      </Dialog>
    </Section>
  );
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('settings');
  const form = useContractForm({ schema: changeEmailSchema, initialValues: { email: '', password: '' } });
  const asking = useMutation({
    mutationFn: askForNewEmail,
    onSuccess: (_, { email }) => onSent(email),
    onError: (error) => {
      if (isWrongPassword(error)) form.setFieldError('password', t('password.wrongCurrent'));
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => asking.mutate(changeEmailSchema.parse(values)))}>
      <Stack>
        <FormError error={isWrongPassword(asking.error) ? null : asking.error} />
        <TextInput
          label={t('newEmail.email')}
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t('newEmail.password')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Group>
          <Button type="submit" variant="shift" loading={asking.isPending}>
            {t('newEmail.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong_credentials';
}
