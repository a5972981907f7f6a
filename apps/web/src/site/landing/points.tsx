import type { ReactNode } from 'react';
import classes from './points.module.css';

type Point = { title: string; text: string; mark: ReactNode };
type PointsProps = { points: readonly Point[]; isRow?: boolean };

/** Short points with a sign each, hairlines between them. */
export function Points({ points, isRow = false }: PointsProps) {
  return (
    <ul className={classes.points} data-row={isRow || undefined}>
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
  );
}
