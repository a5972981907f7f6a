import { planLimits } from '@glossa/contracts';
import { fillWords } from '../fill-words.ts';
import type { SiteContext } from '../site-context.ts';
import { Part } from './part.tsx';
import classes from './plans.module.css';

const offered = ['PRO', 'MAX'] as const;
const planTitles = { PRO: 'Pro', MAX: 'Max' } as const;

/** Subscribing is a message with the first words already written, not a checkout. */
export function Plans({ site }: { site: SiteContext }) {
  const words = site.words.landing.plans;
  return (
    <Part id="plans" title={words.title}>
      <div className={classes.plans}>
        {offered.map((name) => (
          <Plan key={name} site={site} name={name} />
        ))}
      </div>
      <p className={classes.note}>{words.note}</p>
    </Part>
  );
}

function Plan({ site, name }: { site: SiteContext; name: (typeof offered)[number] }) {
  const words = site.words.landing.plans;
  const plan = planLimits[name];
  const points = [
    plan.dialogsPerMonth === null
      ? words.unlimited
      : fillWords(words.dialogs, { count: plan.dialogsPerMonth }),
    plan.channels === 1 ? words.oneChannel : fillWords(words.channels, { count: plan.channels }),
    plan.dedicatedManager ? words.manager : fillWords(words.trial, { days: planLimits.TRIAL.trialDays }),
  ];
  const price = plan.pricePerMonthEur;
  return (
    <article className={classes.plan}>
      <h3 className={classes.name}>{planTitles[name]}</h3>
      <p className={classes.price}>
        {price === null ? words.onRequest : site.format.money(price, 'EUR')}
        {price === null ? null : <span> {words.perMonth}</span>}
      </p>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <button
        type="button"
        className="button"
        data-subscribe={fillWords(words.subscribeMessage, { plan: planTitles[name] })}
        aria-label={`${words.subscribe}: ${planTitles[name]}`}
      >
        {words.subscribe}
      </button>
    </article>
  );
}
