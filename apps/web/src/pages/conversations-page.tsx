import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Inbox } from '../features/conversations/inbox.tsx';
import { paths } from '../paths.ts';
import { OwnPartner } from './own-partner.tsx';

/** Filter, search and the open talk stand in the address, so that a mail or a colleague can link to them. */
export function ConversationsPage() {
  const { t } = useTranslation('conversations');
  const { conversationId } = useParams({ strict: false });
  const search = useSearch({ from: '/panel/conversations' });
  const navigate = useNavigate();
  return (
    <OwnPartner none={{ title: t('noPartner'), text: t('noPartnerText') }}>
      {(partner) => (
        <Inbox
          partner={partner}
          search={search}
          talkId={conversationId}
          onSearch={(next) => void navigate({ to: paths.conversations, search: next, replace: true })}
        />
      )}
    </OwnPartner>
  );
}
