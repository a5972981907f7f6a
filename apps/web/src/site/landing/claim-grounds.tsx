import type { LandingWords } from '../site-words.ts';
import classes from './claim-grounds.module.css';
import { claims } from './claims.tsx';
import { Part } from './part.tsx';

/** What each figure of the page means and how it is measured; a goal is called a goal. */
export function ClaimGrounds({
  words,
  figures,
}: {
  words: LandingWords['grounds'];
  figures: LandingWords['claims'];
}) {
  return (
    <Part id="grounds" title={words.title}>
      <p className={classes.text}>{words.text}</p>
      <dl className={classes.grounds}>
        {claims.map((claim) => (
          <div key={claim}>
            <dt>
              <b>{figures[`${claim}Value`]}</b> {figures[claim]}
            </dt>
            <dd>{words[claim]}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
