import type { ReactNode } from 'react';
import type { SiteContext } from '../site-context.ts';
import classes from './plain-shell.module.css';
import { SiteBar } from './site-bar.tsx';
import { SiteFooter } from './site-footer.tsx';

/** The plain frame of the smaller public pages. */
export function PlainShell({ site, children }: { site: SiteContext; children: ReactNode }) {
  return (
    <div className={classes.shell}>
      <SiteBar site={site} />
      <main id="content" className={classes.main}>
        {children}
      </main>
      <SiteFooter site={site} />
    </div>
  );
}
