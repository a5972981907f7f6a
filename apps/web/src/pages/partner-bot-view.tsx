import type { Partner } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { BotEditor } from '../features/partner-bots/bot-editor.tsx';
import { BotNotFound } from '../features/partner-bots/bot-not-found.tsx';
import { EditorActions } from '../features/partner-bots/editor-actions.tsx';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { PageHeader } from '../ui/page-header.tsx';

type PartnerBotViewProps = { partner: Partner; botId: string; isOwn: boolean; wantsDraft: boolean };

export function PartnerBotView({ partner, botId, isOwn, wantsDraft }: PartnerBotViewProps) {
  const { t } = useTranslation(['partners', 'bot-editor']);
  const bot = partner.bots.find(({ id }) => id === botId);
  if (!bot) return <BotNotFound partnerId={partner.id} />;
  return (
    <>
      <BackLink to={paths.partner} params={{ partnerId: partner.id }}>
        {t('detail.backTo', { name: partner.name })}
      </BackLink>
      <PageHeader
        title={bot.name}
        description={`${t(`bot-editor:provider.${bot.provider}`)} · ${t(`bot-editor:status.${bot.status}`)}`}
        actions={<EditorActions bot={bot} />}
      />
      <Deferred>
        <BotEditor partner={partner} bot={bot} isOwn={isOwn} wantsDraft={wantsDraft} />
      </Deferred>
    </>
  );
}
