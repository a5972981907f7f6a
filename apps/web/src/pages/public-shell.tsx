import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { Wordmark } from '../ui/brand-mark.tsx';
import { LanguageSwitcher } from '../ui/language-switcher.tsx';
import { TextLink } from '../ui/link-button.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import classes from './public-shell.module.css';

/** The plain frame of the public pages: wordmark, language, the two legal links. */
export function PublicShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame');
  return (
    <div className={classes.shell}>
      <header className={classes.bar}>
        <Link to={paths.landing} className={classes.brand} aria-label={t('toStart')}>
          <Wordmark />
        </Link>
        <div className={classes.tools}>
          <ThemeSwitch />
          <LanguageSwitcher />
        </div>
      </header>
      <main className={classes.main}>{children}</main>
      <footer className={classes.footer}>
        <TextLink to={paths.privacyPolicy} c="dimmed">
          {t('privacyPolicy')}
        </TextLink>
        <TextLink to={paths.termsOfService} c="dimmed">
          {t('termsOfService')}
        </TextLink>
      </footer>
    </div>
  );
}
