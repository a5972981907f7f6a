import { useTranslation } from 'react-i18next';
import { AccountSetting } from '../features/settings/account-setting.tsx';
import { ExportSetting } from '../features/settings/export-setting.tsx';
import { LanguageSetting } from '../features/settings/language-setting.tsx';
import { PasswordSetting } from '../features/settings/password-setting.tsx';
import { ThemeSetting } from '../features/settings/theme-setting.tsx';
import { useUser } from '../session/use-user.ts';
import { PageHeader } from '../ui/page-header.tsx';

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
      <PasswordSetting email={user.email} />
      {user.partner ? <ExportSetting partner={user.partner} /> : null}
    </>
  );
}
