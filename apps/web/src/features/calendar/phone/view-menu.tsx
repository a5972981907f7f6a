import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconRss } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CalendarViewName } from '../shown-span.ts';

type ViewMenuProps = {
  views: readonly CalendarViewName[];
  view: CalendarViewName;
  note: string;
  onView: (view: CalendarViewName) => void;
  /** Somebody is about to choose another view. */
  onViewIntent: () => void;
  onShare: (() => void) | null;
};

/** Says how the calendar is drawn, and holds the other ways and what is rarely pressed. */
export function ViewMenu({ views, view, note, onView, onViewIntent, onShare }: ViewMenuProps) {
  const { t } = useTranslation('calendar');
  const shown = t(`views.${view}`);
  return (
    <Menu
      position="bottom-end"
      width={240}
      keepMounted={false}
      withInitialFocusPlaceholder={false}
      onOpen={onViewIntent}
    >
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} />}
          aria-label={`${t('views.label')}: ${shown}`}
        >
          {shown}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {views.map((name) => (
          <Menu.RadioItem
            key={name}
            value={name}
            checked={name === view}
            closeMenuOnClick
            onChange={() => onView(name)}
          >
            {t(`views.${name}`)}
          </Menu.RadioItem>
        ))}
        {onShare ? (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconRss size={16} />} onClick={onShare}>
              {t('share.open')}
            </Menu.Item>
          </>
        ) : null}
        <Menu.Divider />
        <Menu.Label>{note}</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  );
}
