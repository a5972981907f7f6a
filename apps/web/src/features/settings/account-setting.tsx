import type { User } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { isStaff } from '../../session/is-staff.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './account-setting.module.css';

export function AccountSetting({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  return (
    <Section title={t('account.title')}>
      <dl className={classes.list}>
        <dt>{t('account.email')}</dt>
        <dd>{user.email}</dd>
        <dt>{t('account.role')}</dt>
        <dd>{t(`account.${roleOf(user)}`)}</dd>
        {user.role === 'CUSTOMER' ? (
          <>
            <dt>{t('account.business')}</dt>
            <dd>
              {user.partner?.name ?? t('account.noBusiness')}{' '}
              {roleOf(user) === 'STAFF' ? null : (
                <TextLink to={paths.businessProfile}>{t('account.editBusiness')}</TextLink>
              )}
            </dd>
          </>
        ) : null}
      </dl>
    </Section>
  );
}

function roleOf(user: User) {
  return isStaff(user) ? 'STAFF' : user.role;
}
