import { siteFactValue } from '@glossa/contracts';
import { PlainShell } from './frame/plain-shell.tsx';
import classes from './plain-page.module.css';
import type { SiteContext } from './site-context.ts';

/** Who runs this installation. The page exists only where that is configured. */
export function ImprintPage({ site }: { site: SiteContext }) {
  const words = site.words.imprint;
  return (
    <PlainShell site={site}>
      <article className={classes.text}>
        <h1>{words.title}</h1>
        <h2>{words.responsible}</h2>
        <p>
          {siteFactValue('imprintName')}
          <br />
          {siteFactValue('imprintAddress')}
        </p>
        <h2>{words.contact}</h2>
        <p>{siteFactValue('imprintContact')}</p>
      </article>
    </PlainShell>
  );
}
