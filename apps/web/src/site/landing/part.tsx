import type { ReactNode } from 'react';
import classes from './part.module.css';

type PartProps = { id: string; title: string; isNight?: boolean; children: ReactNode };

/** One part of the page under its headline; light and dark parts take turns. */
export function Part({ id, title, isNight = false, children }: PartProps) {
  return (
    <section
      id={id}
      className={isNight ? `${classes.part} night` : classes.part}
      aria-labelledby={`${id}-title`}
    >
      <div className="width">
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
