import type { LandingWords } from '../site-words.ts';
import classes from './claims.module.css';

export const claims = ['always', 'reply', 'languages', 'conversion', 'upsell', 'cost', 'manager'] as const;

export function Claims({ words }: { words: LandingWords['claims'] }) {
  return (
    <section aria-label={words.label}>
      <dl className={classes.claims}>
        {claims.map((claim) => (
          <div key={claim} className={classes.claim}>
            <dt>{words[claim]}</dt>
            <dd>{words[`${claim}Value`]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
