import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './state-message.module.css';

type StateMessageProps = {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
  /** 1 where the state is the whole page. */
  headingLevel?: 1 | 2;
};

/** The common drawing of every state that takes a screen's place: empty, failed, not found. */
export function StateMessage({ icon, title, text, action, role, headingLevel = 2 }: StateMessageProps) {
  return (
    <Stack align="center" gap="xs" className={classes.state} role={role}>
      {icon ? <div className={classes.icon}>{icon}</div> : null}
      <Title order={headingLevel} fz="lg" ta="center">
        {title}
      </Title>
      {text ? (
        <Text c="dimmed" ta="center" maw={460}>
          {text}
        </Text>
      ) : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </Stack>
  );
}
