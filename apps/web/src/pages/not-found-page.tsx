import { Center } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { NotFoundState } from '../ui/not-found-state.tsx';
import { PublicShell } from './public-shell.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('not-found');
  useDocumentTitle(`${t('tab')} · Glossa`);
  return (
    <PublicShell>
      <Center mih="60vh">
        <NotFoundState
          headingLevel={1}
          title={t('title')}
          text={t('text')}
          action={
            <LinkButton variant="shift" to={paths.landing}>
              {t('home')}
            </LinkButton>
          }
        />
      </Center>
    </PublicShell>
  );
}
