import { sitePath } from '@glossa/contracts';
import { PlainShell } from './frame/plain-shell.tsx';
import classes from './plain-page.module.css';
import type { SiteContext } from './site-context.ts';

/**
 * Where the links of our mails lead. The link alone changes nothing, because mail scanners open links:
 * a person presses the button. Which of the parts is shown, the page's script reads from the address.
 */
export function NewsletterPage({ site }: { site: SiteContext }) {
  const words = site.words.newsletter;
  return (
    <PlainShell site={site}>
      <div
        className={classes.text}
        data-newsletter=""
        data-invalid={words.invalid}
        data-unreachable={site.words.landing.form.unreachable}
        aria-live="polite"
      >
        <section data-step="confirm" data-done={words.confirmed} hidden>
          <h1>{words.confirmTitle}</h1>
          <p data-outcome="">{words.confirmText}</p>
          <button type="button" className="button shift">
            {words.confirm}
          </button>
        </section>
        <section data-step="unsubscribe" data-done={words.left} hidden>
          <h1>{words.leaveTitle}</h1>
          <p data-outcome="">{words.leaveText}</p>
          <button type="button" className="button">
            {words.leave}
          </button>
        </section>
        <section data-step="none">
          <h1>{words.badTitle}</h1>
          <p>{words.badText}</p>
          <noscript>
            <p>{words.needsScript}</p>
          </noscript>
        </section>
        <p className={classes.quiet}>
          <a href={sitePath('/', site.language)}>{words.home}</a>
        </p>
      </div>
    </PlainShell>
  );
}
