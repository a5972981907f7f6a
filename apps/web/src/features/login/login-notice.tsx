import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoginHeading } from './login-heading.tsx';

/** What takes a form's place once it has been sent. */
export function LoginNotice({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('login');
  return (
    <Stack role="status">
      <LoginHeading title={title} text={text} />
      {children}
      <LinkButton to={paths.login} variant="default" fullWidth>
        {t('forgot.back')}
      </LinkButton>
    </Stack>
  );
}
