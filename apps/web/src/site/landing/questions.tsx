import { planLimits } from '@glossa/contracts';
import { fillWords } from '../fill-words.ts';
import type { SiteContext } from '../site-context.ts';
import { Part } from './part.tsx';
import classes from './questions.module.css';

/** Each opens without a script; search engines read the same words as facts (`structured-facts.ts`). */
export function Questions({ site }: { site: SiteContext }) {
  return (
    <Part id="questions" title={site.words.landing.questions.title}>
      <div className={classes.questions}>
        {questionsOf(site).map(({ question, answer }) => (
          <details key={question} className={classes.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Part>
  );
}

export function questionsOf({ words, format }: SiteContext): { question: string; answer: string }[] {
  const { TRIAL, PRO } = planLimits;
  const facts = {
    days: TRIAL.trialDays,
    price: format.money(PRO.pricePerMonthEur ?? 0, 'EUR'),
    dialogs: PRO.dialogsPerMonth,
  };
  return Object.values(words.landing.questions.all).map(({ question, answer }) => ({
    question,
    answer: fillWords(answer, facts),
  }));
}
