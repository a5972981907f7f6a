import { lazyRouteComponent, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Inbox } from '../features/conversations/inbox.tsx';
import { loadWords } from '../i18n/i18n.ts';
import { paths } from '../paths.ts';
import { LineSkeletons } from '../ui/skeletons.tsx';
import { OwnPartner } from './own-partner.tsx';

const TalkClient = lazyRouteComponent(async () => {
  await loadWords(['clients']);
  return import('../features/clients/talk-client.tsx');
}, 'TalkClient');

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
          clientOf={(talkId) => (
            <Suspense fallback={<LineSkeletons count={5} />}>
              <TalkClient partner={partner} talkId={talkId} />
            </Suspense>
          )}
          onSearch={(next) => void navigate({ to: paths.conversations, search: next, replace: true })}
        />
      )}
    </OwnPartner>
  );
}
