import type { ReactNode } from 'react';
import classes from './points.module.css';

type Point = { title: string; text: string; mark: ReactNode };

/** A headline over three points, hairlines between them. */
export function Points({ id, title, points }: { id: string; title: string; points: readonly Point[] }) {
  return (
    <section id={id} className={classes.section}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point.title} className={classes.point}>
            <span className={classes.mark} aria-hidden="true">
              {point.mark}
            </span>
            <h3 className={classes.name}>{point.title}</h3>
            <p className={classes.text}>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
