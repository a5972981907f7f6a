import { type PlanName, planLimits, planNames, siteFactValue } from '@glossa/contracts';
import { fillWords } from '../fill-words.ts';
import type { SiteContext } from '../site-context.ts';
import type { LandingWords } from '../site-words.ts';
import { WhenKnown } from '../when-known.tsx';
import { Part } from './part.tsx';
import classes from './plans.module.css';

const planTitles = { PRO: 'Pro', MAX: 'Max' } as const;

/** Trying comes first. Subscribing is a message with the first words already written, not a checkout. */
export function Plans({ site }: { site: SiteContext }) {
  const words = site.words.landing.plans;
  return (
    <Part id="plans" title={words.title}>
      <div className={classes.plans}>
        {planNames.map((name) => (
          <Plan key={name} site={site} name={name} />
        ))}
      </div>
      <p className={classes.note}>{words.note}</p>
    </Part>
  );
}

function Plan({ site, name }: { site: SiteContext; name: PlanName }) {
  const words = site.words.landing.plans;
  const plan = planLimits[name];
  const title = name === 'TRIAL' ? words.trialName : planTitles[name];
  const points = [
    plan.dialogsPerMonth === null
      ? words.unlimited
      : fillWords(words.dialogs, { count: plan.dialogsPerMonth }),
    plan.channels === 1 ? words.oneChannel : fillWords(words.channels, { count: plan.channels }),
    ...(name === 'TRIAL' ? [words.trialEnd] : []),
    ...(plan.dedicatedManager ? [words.manager] : []),
  ];
  return (
    <article className={classes.plan}>
      <h3 className={classes.name}>{title}</h3>
      <p className={classes.price}>
        {priceOf(site, name)}
        {name === 'PRO' ? <span> {words.perMonth}</span> : null}
      </p>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {name === 'TRIAL' ? (
        <a href="/login?mode=signup" className="button shift">
          {words.startTrial}
        </a>
      ) : (
        <Subscribe words={words} plan={title} />
      )}
    </article>
  );
}

function priceOf(site: SiteContext, name: PlanName): string {
  const words = site.words.landing.plans;
  const { pricePerMonthEur: price, trialDays } = planLimits[name];
  if (trialDays !== null) return fillWords(words.trial, { days: trialDays });
  return price === null ? words.onRequest : site.format.money(price, 'EUR');
}

/** The form of this page, and whatever else the operator answers on: each opens with the same words. */
function Subscribe({ words, plan }: { words: LandingWords['plans']; plan: string }) {
  const message = fillWords(words.subscribeMessage, { plan });
  const text = encodeURIComponent(message);
  const mail = `mailto:${siteFactValue('email')}?subject=${encodeURIComponent(`Glossa ${plan}`)}&body=${text}`;
  return (
    <>
      <button
        type="button"
        className="button"
        data-subscribe={message}
        aria-label={`${words.subscribe}: ${plan}`}
      >
        {words.subscribe}
      </button>
      <p className={classes.ways}>
        <WhenKnown fact="telegram">
          <a href={`https://t.me/${siteFactValue('telegram')}?text=${text}`}>Telegram</a>
        </WhenKnown>
        <WhenKnown fact="whatsapp">
          <a href={`https://wa.me/${siteFactValue('whatsapp')}?text=${text}`}>WhatsApp</a>
        </WhenKnown>
        <WhenKnown fact="email">
          <a href={mail}>{words.byMail}</a>
        </WhenKnown>
      </p>
    </>
  );
}
