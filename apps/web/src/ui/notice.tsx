import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** A quiet remark about the screen it stands on. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={classes.notice} role="note">
      <IconInfoCircle size={17} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
