import type { Bot } from '@glossa/contracts';
import classes from './bot-status.module.css';

/** Live or paused, told by word and dot. */
export function BotStatus({ status, label }: { status: Bot['status']; label: string }) {
  return (
    <span className={classes.status} data-status={status}>
      {label}
    </span>
  );
}
