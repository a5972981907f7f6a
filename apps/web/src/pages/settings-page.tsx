import type { User } from '@glossa/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditList } from '../features/audit/audit-list.tsx';
import { AccountSetting } from '../features/settings/account-setting.tsx';
import { AiNoticeSetting } from '../features/settings/ai-notice-setting.tsx';
import { DeleteAccount } from '../features/settings/delete-account.tsx';
import { DeviceSetting } from '../features/settings/device-setting.tsx';
import { EmailSetting } from '../features/settings/email-setting.tsx';
import { ExportSetting } from '../features/settings/export-setting.tsx';
import { LanguageSetting } from '../features/settings/language-setting.tsx';
import { LeaveTeam } from '../features/settings/leave-team.tsx';
import { ModelSetting } from '../features/settings/model-setting.tsx';
import { NoticesSetting } from '../features/settings/notices-setting.tsx';
import { PasswordSetting } from '../features/settings/password-setting.tsx';
import { RetentionSetting } from '../features/settings/retention-setting.tsx';
import { SessionsSetting } from '../features/settings/sessions-setting.tsx';
import { ThemeSetting } from '../features/settings/theme-setting.tsx';
import { useUser } from '../session/use-user.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Section } from '../ui/section.tsx';

export function SettingsPage() {
  const { t } = useTranslation('settings');
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <LanguageSetting />
      <ThemeSetting />
      <AccountSetting user={user} />
      <EmailSetting email={user.email} />
      <PasswordSetting email={user.email} />
      <SessionsSetting />
      {user.partner ? <BusinessSettings partner={user.partner} /> : null}
      <DeleteAccount user={user} />
    </>
  );
}

/** What concerns a business: what its people hear, what it keeps, and what was done. */
function BusinessSettings({ partner }: { partner: NonNullable<User['partner']> }) {
  const { t } = useTranslation('settings');
  const [page, setPage] = useState<number | undefined>();
  // What staff hear on their own device is theirs to choose, the rest the owners'.
  if (partner.role === 'STAFF')
    return (
      <>
        <DeviceSetting partnerId={partner.id} />
        <LeaveTeam partner={partner} />
      </>
    );
  return (
    <>
      <NoticesSetting partnerId={partner.id} />
      <DeviceSetting partnerId={partner.id} />
      <RetentionSetting partnerId={partner.id} />
      <ModelSetting partnerId={partner.id} />
      <AiNoticeSetting />
      <Section title={t('history.title')} text={t('history.text')}>
        <AuditList partnerId={partner.id} page={page} onPage={setPage} />
      </Section>
      <ExportSetting partner={partner} />
    </>
  );
}
