import { changePasswordSchema, passwordLength } from '@glossa/contracts';
import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { changePassword } from '../../api/auth.ts';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useContractForm } from '../../ui/use-contract-form.ts';

export function PasswordSetting({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const form = useContractForm({
    schema: changePasswordSchema,
    initialValues: { currentPassword: '', newPassword: '' },
  });
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      form.reset();
      toastSuccess(t('password.changed'));
    },
    onError: (error) => {
      if (isWrongPassword(error)) form.setFieldError('currentPassword', t('password.wrongCurrent'));
    },
  });
  return (
    <Section title={t('password.title')} text={t('password.text')}>
      <form
        noValidate
        onSubmit={form.onSubmit((values) => change.mutate(changePasswordSchema.parse(values)))}
      >
        <Stack>
          {/* Password keepers need to know whose password this is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <FormError error={isWrongPassword(change.error) ? null : change.error} />
          <PasswordInput
            label={t('password.current')}
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
          <PasswordInput
            label={t('password.new')}
            description={t('password.hint', { min: passwordLength.min })}
            autoComplete="new-password"
            {...form.getInputProps('newPassword')}
          />
          <Group>
            <Button type="submit" variant="shift" loading={change.isPending}>
              {t('password.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong_credentials';
}
