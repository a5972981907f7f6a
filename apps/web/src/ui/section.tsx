import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './section.module.css';

/** A titled part of a screen: what it is about on the left, what can be done on the right. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <div>
        <Title order={2} fz="lg">
          {title}
        </Title>
        {text ? (
          <Text c="dimmed" mt={2}>
            {text}
          </Text>
        ) : null}
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
