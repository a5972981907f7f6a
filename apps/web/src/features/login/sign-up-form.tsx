import { passwordLength, type SignUp, signUpSchema } from '@glossa/contracts';
import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { signUp } from '../../api/auth.ts';
import { paths } from '../../paths.ts';
import { signIn } from '../../session/session-store.ts';
import { FormError } from '../../ui/form-error.tsx';
import { TextLink } from '../../ui/link-button.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { useContractForm } from '../../ui/use-contract-form.ts';
import { LoginHeading } from './login-heading.tsx';
import { LoginNotice } from './login-notice.tsx';

export function SignUpForm() {
  const { t } = useTranslation('login');
  const [checkMailOf, setCheckMailOf] = useState<string | null>(null);
  const form = useContractForm({ schema: signUpSchema, initialValues: { email: '', password: '' } });
  const create = useMutation({
    mutationFn: createAndEnter,
    onSuccess: (outcome, account) => setCheckMailOf(outcome === 'refused' ? account.email : null),
  });
  if (checkMailOf) {
    return (
      <LoginNotice
        title={t('signUp.checkMail.title')}
        text={t('signUp.checkMail.text', { email: checkMailOf })}
      />
    );
  }
  return (
    <form noValidate onSubmit={form.onSubmit((values) => create.mutate(signUpSchema.parse(values)))}>
      <Stack>
        <LoginHeading title={t('signUp.title')} text={t('signUp.text')} />
        <FormError error={create.error} />
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          placeholder={t('emailExample')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t('password')}
          description={t('signUp.passwordHint', { min: passwordLength.min })}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" variant="shift" size="md" fullWidth loading={create.isPending}>
          {t('signUp.submit')}
        </Button>
        <Text size="sm" c="dimmed">
          <MarkedText
            text={t('signUp.consent')}
            marks={{
              terms: (words) => (
                <TextLink to={paths.termsOfService} size="sm">
                  {words}
                </TextLink>
              ),
              privacy: (words) => (
                <TextLink to={paths.privacyPolicy} size="sm">
                  {words}
                </TextLink>
              ),
            }}
          />
        </Text>
      </Stack>
    </form>
  );
}

/**
 * A known address gets the same answer as a new one, so only the log-in that follows can tell:
 * refused means that the address has an account with another password.
 */
async function createAndEnter(account: SignUp): Promise<'entered' | 'refused'> {
  await signUp(account);
  try {
    await signIn(account);
    return 'entered';
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return 'refused';
    throw error;
  }
}
