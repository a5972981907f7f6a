import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CalendarViewName } from './shown-span.ts';
import classes from './toolbar.module.css';

type ToolbarProps = {
  views: readonly CalendarViewName[];
  view: CalendarViewName;
  title: string;
  isToday: boolean;
  onView: (view: CalendarViewName) => void;
  /** Somebody is about to choose another view. */
  onViewIntent: () => void;
  onTurn: (direction: 1 | -1) => void;
  onToday: () => void;
};

/** Where in time we are, and how it is drawn. */
export function Toolbar(props: ToolbarProps) {
  const { views, view, title, isToday, onView, onViewIntent, onTurn, onToday } = props;
  const { t } = useTranslation('calendar');
  return (
    <div className={classes.toolbar}>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon variant="default" size={36} aria-label={t('previous')} onClick={() => onTurn(-1)}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label={t('next')} onClick={() => onTurn(1)}>
          <IconChevronRight size={18} />
        </ActionIcon>
        <Button variant="default" disabled={isToday} onClick={onToday}>
          {t('toToday')}
        </Button>
      </Group>
      <Text component="h2" fz="lg" fw={600} className={classes.title} aria-live="polite">
        {title}
      </Text>
      <SegmentedControl
        className={classes.views}
        aria-label={t('views.label')}
        data={views.map((name) => ({ value: name, label: t(`views.${name}`) }))}
        value={view}
        onPointerEnter={onViewIntent}
        onFocus={onViewIntent}
        onChange={(value) => {
          const next = views.find((name) => name === value);
          if (next) onView(next);
        }}
      />
    </div>
  );
}
