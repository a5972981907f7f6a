import { newPasswordSchema, passwordLength } from '@glossa/contracts';
import { Button, PasswordInput, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { resetPassword } from '../../api/auth.ts';
import { paths } from '../../paths.ts';
import { FormError } from '../../ui/form-error.tsx';
import { TextLink } from '../../ui/link-button.tsx';
import { useContractForm } from '../../ui/use-contract-form.ts';
import { LoginHeading } from './login-heading.tsx';
import { LoginNotice } from './login-notice.tsx';

const schema = z.object({ newPassword: newPasswordSchema });

/** Where the mailed link leads: the token in it is good for one new password. */
export function NewPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('login');
  const form = useContractForm({ schema, initialValues: { newPassword: '' } });
  const reset = useMutation({ mutationFn: resetPassword });
  if (reset.isSuccess) {
    return <LoginNotice title={t('newPassword.doneTitle')} text={t('newPassword.doneText')} />;
  }
  return (
    <form noValidate onSubmit={form.onSubmit((values) => reset.mutate({ token, ...schema.parse(values) }))}>
      <Stack>
        <LoginHeading title={t('newPassword.title')} />
        <FormError error={reset.error} />
        <PasswordInput
          label={t('newPassword.label')}
          description={t('signUp.passwordHint', { min: passwordLength.min })}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <Button type="submit" variant="shift" size="md" fullWidth loading={reset.isPending}>
          {t('newPassword.submit')}
        </Button>
        <TextLink to={paths.login} search={{ mode: 'forgot' }} size="sm">
          {t('newPassword.askAgain')}
        </TextLink>
      </Stack>
    </form>
  );
}
