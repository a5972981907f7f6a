import type { AuditAction, AuditEntry } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';

/** Under which word an action stands; a dot would lead to a deeper level. */
const words = {
  'partner.created': 'partner_created',
  'partner.deleted': 'partner_deleted',
  'plan.changed': 'plan_changed',
  'bot.created': 'bot_created',
  'bot.deleted': 'bot_deleted',
  'token.changed': 'token_changed',
  'feed.renewed': 'feed_renewed',
  'feed.removed': 'feed_removed',
  'prices.published': 'prices_published',
  'retention.changed': 'retention_changed',
  'data.exported': 'data_exported',
  'conversation.read': 'conversation_read',
  'conversation.erased': 'conversation_erased',
  'client.erased': 'client_erased',
  'conversation.expired': 'conversation_expired',
  'password.changed': 'password_changed',
  'account.deleted': 'account_deleted',
  'member.invited': 'member_invited',
  'invitation.revoked': 'invitation_revoked',
  'member.joined': 'member_joined',
  'member.changed': 'member_changed',
  'member.removed': 'member_removed',
  'email.changed': 'email_changed',
} as const satisfies Record<AuditAction, string>;

export function actionKey(action: AuditAction) {
  return words[action];
}

/** What an entry is about: a name as it is, a figure with its meaning. */
export function useSubject({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string {
  const { t } = useTranslation('audit');
  if (action === 'retention.changed')
    return subject === '' ? t('subjects.forever') : t('subjects.days', { subject });
  if (subject === '') return '';
  if (action === 'prices.published') return t('subjects.version', { subject });
  if (subject === 'OWNER' || subject === 'STAFF') return t(`subjects.${subject}`);
  if (action === 'conversation.expired') return t('subjects.amount', { subject });
  return subject;
}
