import { planLimits } from '@glossa/contracts';
import { fillWords } from './fill-words.ts';
import { PlainShell } from './frame/plain-shell.tsx';
import classes from './plain-page.module.css';
import type { SiteContext } from './site-context.ts';

type LegalWords = {
  title: string;
  intro: string;
  version: string;
  sections: Record<string, { title: string; text: string }>;
};

/** What the plans hold is read from the contracts, so that the terms cannot promise something else. */
const factsFor = ({ format }: SiteContext) => ({
  trialDays: planLimits.TRIAL.trialDays,
  price: format.money(planLimits.PRO.pricePerMonthEur ?? 0, 'EUR'),
  dialogs: planLimits.PRO.dialogsPerMonth,
  channels: planLimits.MAX.channels,
});

/** Long text to be read, not skimmed: one column, a good measure, headings that say something. */
export function LegalPage({ site, words }: { site: SiteContext; words: LegalWords }) {
  return (
    <PlainShell site={site}>
      <article className={classes.text}>
        <h1>{words.title}</h1>
        <p className={classes.intro}>{words.intro}</p>
        {Object.entries(words.sections).map(([name, section]) => (
          <section key={name} id={name}>
            <h2>{section.title}</h2>
            <p>{fillWords(section.text, factsFor(site))}</p>
          </section>
        ))}
        <p className={classes.quiet}>{words.version}</p>
      </article>
    </PlainShell>
  );
}
