import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotFoundState } from '../../ui/not-found-state.tsx';

export function BotNotFound({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('bot-editor');
  return (
    <NotFoundState
      headingLevel={1}
      title={t('notFoundTitle')}
      text={t('notFound')}
      action={
        <LinkButton variant="default" to={paths.partner} params={{ partnerId }}>
          {t('toBots')}
        </LinkButton>
      }
    />
  );
}
