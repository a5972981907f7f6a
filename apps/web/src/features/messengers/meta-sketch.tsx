import { useTranslation } from 'react-i18next';
import type { Sketch } from './guide.ts';
import classes from './messengers.module.css';

/** A page at Meta in a few strokes, with a mark on what is copied. */
export function MetaSketch({ trail, rows, copied }: Sketch) {
  const { t } = useTranslation('messengers');
  return (
    <figure className={classes.sketch} aria-label={`${trail.join(' › ')}: ${copied.join(', ')}`}>
      <figcaption className={classes.trail} lang="en">
        {trail.join(' › ')}
      </figcaption>
      <ul lang="en">
        {rows.map((row) => (
          <li key={row} className={classes.row} data-copied={copied.includes(row) || undefined}>
            <span>{row}</span>
            {copied.includes(row) ? (
              <span className={classes.mark} lang="">
                {t('guide.copy')}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </figure>
  );
}
