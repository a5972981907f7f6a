import { Field } from '../frame/field.tsx';
import { SentForm } from '../frame/sent-form.tsx';
import type { LandingWords } from '../site-words.ts';
import classes from './contact.module.css';
import { Part } from './part.tsx';

export function Contact({ words, form }: { words: LandingWords['contact']; form: LandingWords['form'] }) {
  return (
    <Part id="contact" title={words.title}>
      <div className={classes.contact}>
        <p className={classes.text}>{words.text}</p>
        <SentForm
          kind="contact"
          words={form}
          done={{ title: words.sentTitle, text: words.sentText, next: Object.values(words.next) }}
          className={classes.form}
        >
          <Field id="contact-name" name="name" label={words.name} autoComplete="name" />
          <Field id="contact-email" name="email" type="email" label={words.email} autoComplete="email" />
          <Field id="contact-message" name="message" label={words.message} isLong />
          <button type="submit" className="button" data-sending={words.sending}>
            {words.send}
          </button>
        </SentForm>
      </div>
    </Part>
  );
}
