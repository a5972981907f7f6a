import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { Wordmark } from '../../ui/brand-mark.tsx';
import { LanguageSwitcher } from '../../ui/language-switcher.tsx';
import { TextLink } from '../../ui/link-button.tsx';
import classes from './landing-bar.module.css';

const parts = ['does', 'how', 'plans', 'contact'] as const;

export function LandingBar() {
  const { t } = useTranslation('landing');
  return (
    <header className={classes.bar}>
      <Wordmark />
      <nav className={classes.nav} aria-label={t('nav.label')}>
        {parts.map((part) => (
          <a key={part} href={`#${part}`} className={classes.link}>
            {t(`nav.${part}`)}
          </a>
        ))}
      </nav>
      <div className={classes.tools}>
        <LanguageSwitcher />
        <TextLink to={paths.login} c="inherit" fw={600} underline="hover">
          {t('nav.logIn')}
        </TextLink>
      </div>
    </header>
  );
}
