import { ActionIcon, Button, Group, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPalette } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Colouring, colourings } from './colouring.ts';
import type { CalendarViewName } from './shown-span.ts';
import classes from './toolbar.module.css';

export type ToolbarProps = {
  views: readonly CalendarViewName[];
  view: CalendarViewName;
  title: string;
  isToday: boolean;
  /** Null where nothing is coloured. */
  colouring: Colouring | null;
  onColouring: (colouring: Colouring) => void;
  onView: (view: CalendarViewName) => void;
  /** Somebody is about to choose another view. */
  onViewIntent: () => void;
  onTurn: (direction: 1 | -1) => void;
  onToday: () => void;
};

/** Where in time we are, and how it is drawn. */
export function Toolbar(props: ToolbarProps) {
  const { views, view, title, isToday, colouring, onColouring } = props;
  const { onView, onViewIntent, onTurn, onToday } = props;
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
      {colouring === null ? null : (
        <NativeSelect
          className={classes.colours}
          aria-label={t('colours.label')}
          leftSection={<IconPalette size={16} />}
          data={colourings.map((name) => ({ value: name, label: t(`colours.${name}`) }))}
          value={colouring}
          onChange={({ currentTarget: { value } }) => {
            const next = colourings.find((name) => name === value);
            if (next) onColouring(next);
          }}
        />
      )}
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
