import type { Language } from '@glossa/contracts';
import { Field } from '../frame/field.tsx';
import { SentForm } from '../frame/sent-form.tsx';
import type { LandingWords } from '../site-words.ts';
import classes from './newsletter.module.css';

type NewsletterProps = { words: LandingWords['newsletter']; form: LandingWords['form']; language: Language };

export function Newsletter({ words, form, language }: NewsletterProps) {
  return (
    <section id="newsletter" className={classes.band} aria-labelledby="newsletter-title">
      <div className={`width ${classes.newsletter}`}>
        <div>
          <h2 id="newsletter-title" className={classes.title}>
            {words.title}
          </h2>
          <p className={classes.text}>{words.text}</p>
        </div>
        <SentForm
          kind="newsletter"
          words={form}
          fixed={{ language }}
          done={{ title: words.doneTitle, text: words.doneText }}
          className={classes.form}
        >
          <div className={classes.row}>
            <Field
              id="newsletter-email"
              name="email"
              type="email"
              label={words.email}
              autoComplete="email"
              isLabelHidden
            />
            <button type="submit" className="button">
              {words.send}
            </button>
          </div>
          <p className={classes.consent}>{words.consent}</p>
        </SentForm>
      </div>
    </section>
  );
}
