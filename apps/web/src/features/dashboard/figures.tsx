import { Skeleton, Text } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './figures.module.css';

export type Figure = {
  label: string;
  /** Undefined while it is on its way. */
  value: string | undefined;
  /** Somebody waits for it. */
  isUrgent?: boolean;
  link: Pick<LinkProps, 'to' | 'search'>;
};

/** The figures of the moment. Each opens the rows it is made of. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <ul className={classes.figures} aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.label}>
          <Link {...figure.link} className={classes.figure} data-urgent={figure.isUrgent || undefined}>
            <span className={classes.value}>{figure.value ?? <Skeleton height={26} width={48} />}</span>
            <Text component="span" c="dimmed" size="sm">
              {figure.label}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  );
}
