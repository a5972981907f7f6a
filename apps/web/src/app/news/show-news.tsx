import type { NewsItem } from '@glossa/contracts';
import { Text, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import classes from './news.module.css';

const shownMs = 12_000;

type Shown = { title: string; line: string; closeLabel: string; onOpen: () => void };

/** A toast with its facts; a tap on it leads to where it happened. */
export function showNews({ id, name }: NewsItem, { title, line, closeLabel, onOpen }: Shown): void {
  const toast = `news-${id}`;
  const open = () => {
    notifications.hide(toast);
    onOpen();
  };
  notifications.show({
    id: toast,
    withBorder: true,
    autoClose: shownMs,
    color: name === 'cancelled' || name === 'late' ? 'orange' : 'lagoon',
    role: 'status',
    closeButtonProps: { 'aria-label': closeLabel },
    message: (
      <UnstyledButton className={classes.news} onClick={open}>
        <Text component="span" fw={650}>
          {title}
        </Text>
        <Text component="span" c="dimmed" lineClamp={3}>
          <bdi>{line}</bdi>
        </Text>
      </UnstyledButton>
    ),
  });
}
