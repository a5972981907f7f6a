import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotFoundState } from '../../ui/not-found-state.tsx';

/** A partner that does not exist, was removed, or belongs to somebody else: the same words for all three. */
export function PartnerNotFound({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('partners');
  useDocumentTitle(`${t('detail.notFoundTitle')} · Glossa`);
  return (
    <NotFoundState
      headingLevel={1}
      title={t('detail.notFoundTitle')}
      text={t('detail.notFound')}
      action={
        <LinkButton variant="default" to={isAdmin ? paths.partners : paths.dashboard}>
          {isAdmin ? t('detail.back') : t('detail.toDashboard')}
        </LinkButton>
      }
    />
  );
}
