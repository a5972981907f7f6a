import { newPasswordSchema, passwordLength, signInSchema, signUpSchema } from '@glossa/contracts';
import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { signUp } from '../../api/auth.ts';
import { paths } from '../../paths.ts';
import { signIn } from '../../session/session-store.ts';
import { FormError } from '../../ui/form-error.tsx';
import { TextLink } from '../../ui/link-button.tsx';
import { useContractForm } from '../../ui/use-contract-form.ts';

type JoinFormProps = { email: string; onEntered: () => Promise<void> };
type Way = 'new' | 'known';

const schemas = {
  new: z.object({ password: newPasswordSchema }),
  known: signInSchema.pick({ password: true }),
} as const;

/** A password makes the account, or opens the one that is there: the address is the invited one in both cases. */
export function JoinForm({ email, onEntered }: JoinFormProps) {
  const [way, setWay] = useState<Way>('new');
  const [wasKnown, setWasKnown] = useState(false);
  return (
    <WayForm
      key={way}
      {...{ email, way, wasKnown, onEntered }}
      onWay={(next, isTold = false) => {
        setWay(next);
        setWasKnown(isTold);
      }}
    />
  );
}

type WayFormProps = JoinFormProps & {
  way: Way;
  /** The address turned out to have an account. */
  wasKnown: boolean;
  onWay: (way: Way, isTold?: boolean) => void;
};

function WayForm({ email, way, wasKnown, onEntered, onWay }: WayFormProps) {
  const { t } = useTranslation('join');
  const form = useContractForm({ schema: schemas[way], initialValues: { password: '' } });
  const entering = useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      if (way === 'new') await signUp(signUpSchema.parse({ email, password }));
      await signIn({ email, password });
      await onEntered();
    },
    // A known address is not told by the sign-up where mail can tell its owner: the log-in after it fails.
    onError: (error) => {
      if (way === 'new' && isKnown(error)) onWay('known', true);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => entering.mutate(values))}>
      <Stack>
        {wasKnown ? <Text role="status">{t('known')}</Text> : null}
        <FormError error={entering.error} />
        <TextInput label={t('email')} type="email" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label={t(way === 'new' ? 'newPassword' : 'password')}
          description={way === 'new' ? t('hint', { min: passwordLength.min }) : undefined}
          autoComplete={way === 'new' ? 'new-password' : 'current-password'}
          {...form.getInputProps('password')}
        />
        <Button type="submit" variant="shift" size="md" fullWidth loading={entering.isPending}>
          {t(way === 'new' ? 'createAndJoin' : 'logInAndJoin')}
        </Button>
        <Text>
          <Anchor component="button" type="button" onClick={() => onWay(way === 'new' ? 'known' : 'new')}>
            {t(way === 'new' ? 'haveAccount' : 'haveNone')}
          </Anchor>
        </Text>
        {way === 'known' ? (
          <TextLink to={paths.login} search={{ mode: 'forgot' }} size="sm">
            {t('forgot')}
          </TextLink>
        ) : null}
      </Stack>
    </form>
  );
}

function isKnown(error: unknown): boolean {
  return error instanceof ApiError && ['email_taken', 'wrong_credentials'].includes(error.code ?? '');
}
