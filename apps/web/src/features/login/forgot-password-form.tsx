import { requestPasswordResetSchema } from '@glossa/contracts';
import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestPasswordReset } from '../../api/auth.ts';
import { paths } from '../../paths.ts';
import { FormError } from '../../ui/form-error.tsx';
import { TextLink } from '../../ui/link-button.tsx';
import { useContractForm } from '../../ui/use-contract-form.ts';
import { LoginHeading } from './login-heading.tsx';
import { LoginNotice } from './login-notice.tsx';

/** Says the same whether or not the address is known. */
export function ForgotPasswordForm() {
  const { t } = useTranslation('login');
  const form = useContractForm({ schema: requestPasswordResetSchema, initialValues: { email: '' } });
  const request = useMutation({ mutationFn: requestPasswordReset });
  if (request.isSuccess) {
    return (
      <LoginNotice title={t('forgot.sentTitle')} text={t('forgot.sentText', { email: request.variables })} />
    );
  }
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) => request.mutate(requestPasswordResetSchema.parse(values).email))}
    >
      <Stack>
        <LoginHeading title={t('forgot.title')} text={t('forgot.text')} />
        <FormError error={request.error} />
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          placeholder={t('emailExample')}
          {...form.getInputProps('email')}
        />
        <Button type="submit" variant="shift" size="md" fullWidth loading={request.isPending}>
          {t('forgot.submit')}
        </Button>
        <TextLink to={paths.login} size="sm">
          {t('forgot.back')}
        </TextLink>
      </Stack>
    </form>
  );
}
