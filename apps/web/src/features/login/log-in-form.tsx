import { signInSchema } from '@glossa/contracts';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { signIn } from '../../session/session-store.ts';
import { FormError } from '../../ui/form-error.tsx';
import { TextLink } from '../../ui/link-button.tsx';
import { useContractForm } from '../../ui/use-contract-form.ts';
import { LoginHeading } from './login-heading.tsx';

/** Where a successful log-in leads is the redirects' business: the session changes and they follow. */
export function LogInForm({ next }: { next?: string | undefined }) {
  const { t } = useTranslation('login');
  const form = useContractForm({ schema: signInSchema, initialValues: { email: '', password: '' } });
  const logIn = useMutation({ mutationFn: signIn });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => logIn.mutate(signInSchema.parse(values)))}>
      <Stack>
        <LoginHeading title={t('logIn.title')} text={t('logIn.text')} />
        <FormError error={logIn.error} />
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          placeholder={t('emailExample')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t('password')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" variant="shift" size="md" fullWidth loading={logIn.isPending}>
          {t('logIn.submit')}
        </Button>
        <TextLink to="/login" search={{ mode: 'forgot', next }} size="sm">
          {t('logIn.forgot')}
        </TextLink>
      </Stack>
    </form>
  );
}
