import { languages, localeOf, sitePath } from '@glossa/contracts';
import { IconMenu2 } from '@tabler/icons-react';
import { BrandDrop } from '../../ui/brand-mark.tsx';
import type { SiteContext } from '../site-context.ts';
import classes from './site-bar.module.css';

const languageNames = { EN: 'English', DE: 'Deutsch', UA: 'Українська', RU: 'Русский' } as const;
const parts = ['whom', 'does', 'how', 'plans', 'channels'] as const;

/** Wordmark, the parts of the page, the four languages as plain links, and the way in. */
export function SiteBar({ site, hasParts = false }: { site: SiteContext; hasParts?: boolean }) {
  const { nav, frame } = site.words.landing;
  return (
    <header className={classes.bar}>
      <a href={sitePath('/', site.language)} className={classes.brand} aria-label={frame.toStart}>
        <BrandDrop />
        <span className={classes.name}>Glossa</span>
      </a>
      {hasParts ? (
        <nav className={classes.parts} aria-label={nav.label}>
          {parts.map((part) => (
            <a key={part} href={`#${part}`}>
              {nav[part]}
            </a>
          ))}
        </nav>
      ) : null}
      <div className={classes.tools}>
        <div className={classes.wide}>
          <Languages site={site} />
        </div>
        <a href="/login" className={classes.logIn}>
          {nav.logIn}
        </a>
        <Menu site={site} hasParts={hasParts} />
      </div>
    </header>
  );
}

/** Where the row is too narrow for all of it. It opens without a script; the script only closes it again. */
function Menu({ site, hasParts }: { site: SiteContext; hasParts: boolean }) {
  const { nav } = site.words.landing;
  return (
    <details className={classes.menu} data-menu="">
      <summary aria-label={nav.menu}>
        <IconMenu2 size={24} stroke={1.8} aria-hidden="true" />
      </summary>
      <div className={classes.sheet}>
        {hasParts ? (
          <nav className={classes.list} aria-label={nav.label}>
            {parts.map((part) => (
              <a key={part} href={`#${part}`}>
                {nav[part]}
              </a>
            ))}
          </nav>
        ) : null}
        <Languages site={site} />
      </div>
    </details>
  );
}

function Languages({ site }: { site: SiteContext }) {
  return (
    <nav className={classes.languages} aria-label={site.words.landing.frame.language}>
      {languages.map((language) => (
        <a
          key={language}
          href={sitePath(site.page, language)}
          hrefLang={localeOf[language]}
          lang={localeOf[language]}
          title={languageNames[language]}
          data-choose-language={language}
          aria-current={language === site.language ? 'true' : undefined}
        >
          {language}
        </a>
      ))}
    </nav>
  );
}
