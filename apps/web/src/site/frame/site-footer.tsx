import { sitePath } from '@glossa/contracts';
import type { SiteContext } from '../site-context.ts';
import { WhenKnown } from '../when-known.tsx';
import classes from './site-footer.module.css';

export function SiteFooter({ site }: { site: SiteContext }) {
  const { frame } = site.words.landing;
  return (
    <footer className={classes.footer}>
      <nav className={classes.links} aria-label={frame.footer}>
        <a href={sitePath('/privacy-policy', site.language)}>{frame.privacyPolicy}</a>
        <a href={sitePath('/terms-of-service', site.language)}>{frame.termsOfService}</a>
        <a href={sitePath('/security', site.language)}>{frame.security}</a>
        <WhenKnown fact="imprintName">
          <a href={sitePath('/imprint', site.language)}>{frame.imprint}</a>
        </WhenKnown>
      </nav>
      <button type="button" className={classes.theme} data-theme-switch="" hidden>
        {frame.theme}
      </button>
    </footer>
  );
}
