import type { ReactNode } from 'react';
import type { LandingWords } from '../site-words.ts';
import classes from './sent-form.module.css';
import { Trap } from './trap.tsx';

type SentFormProps = {
  /** Which call takes it; see `enhance/form-calls.ts`. */
  kind: 'contact' | 'newsletter' | 'notify-me';
  words: LandingWords['form'];
  /** What is sent along beside what is typed. */
  fixed?: Record<string, string>;
  /** Shown in place of the form; `{{email}}` is what was typed. */
  done: { title?: string; text: string; next?: readonly string[] };
  className?: string;
  children: ReactNode;
};

/** A form the page's script takes over: it checks, sends, complains beside the fields and thanks. */
export function SentForm({ kind, words, fixed = {}, done, className, children }: SentFormProps) {
  return (
    <div data-form-place="">
      <form data-form={kind} data-unreachable={words.unreachable} className={className} noValidate>
        {Object.entries(fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <Trap label={words.trap} />
        <p className={classes.failure} role="alert" data-failure="" hidden />
        <noscript>
          <p className={classes.failure}>{words.needsScript}</p>
        </noscript>
      </form>
      <div role="status" className={classes.done} data-done={done.text} hidden>
        {done.title ? <p className={classes.doneTitle}>{done.title}</p> : null}
        <p data-done-text="" />
        {done.next ? (
          <ol>
            {done.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ) : null}
      </div>
    </div>
  );
}
