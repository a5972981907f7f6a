import { Text } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ForgotPasswordForm } from '../features/login/forgot-password-form.tsx';
import { LogInForm } from '../features/login/log-in-form.tsx';
import { NewPasswordForm } from '../features/login/new-password-form.tsx';
import { SignUpForm } from '../features/login/sign-up-form.tsx';
import { paths } from '../paths.ts';
import { Wordmark } from '../ui/brand-mark.tsx';
import { LanguageSwitcher } from '../ui/language-switcher.tsx';
import { TextLink } from '../ui/link-button.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import classes from './login-page.module.css';

const route = getRouteApi(paths.login);

export function LoginPage() {
  const { t } = useTranslation(['login', 'frame']);
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <header className={classes.bar}>
          <Link to={paths.landing} aria-label={t('frame:toStart')} className={classes.brand}>
            <Wordmark />
          </Link>
          <div className={classes.tools}>
            <ThemeSwitch />
            <LanguageSwitcher />
          </div>
        </header>
        <main className={classes.main}>
          <LoginForms />
        </main>
      </div>
      <aside className={classes.aside}>
        <p className={classes.headline}>{t('aside.headline')}</p>
        <Text className={classes.text}>{t('aside.text')}</Text>
      </aside>
    </div>
  );
}

function LoginForms() {
  const { t } = useTranslation('login');
  const { reset, mode, next } = route.useSearch();
  if (reset) return <NewPasswordForm token={reset} />;
  if (mode === 'forgot') return <ForgotPasswordForm />;
  if (mode === 'signup') {
    return (
      <>
        <SignUpForm />
        <Text mt="lg">
          {t('signUp.toLogIn')}{' '}
          <TextLink to={paths.login} search={{ next }}>
            {t('signUp.toLogInLink')}
          </TextLink>
        </Text>
      </>
    );
  }
  return (
    <>
      <LogInForm next={next} />
      <Text mt="lg">
        {t('logIn.toSignUp')}{' '}
        <TextLink to={paths.login} search={{ mode: 'signup', next }}>
          {t('logIn.toSignUpLink')}
        </TextLink>
      </Text>
    </>
  );
}
