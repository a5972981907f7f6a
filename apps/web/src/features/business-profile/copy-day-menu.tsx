import type { OpeningHours, Weekday } from '@glossa/contracts';
import { Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { copyDay } from './hours.ts';

export type CopyDayMenuProps = {
  day: Weekday;
  dayName: string;
  hours: OpeningHours;
  onChange: (hours: OpeningHours) => void;
};

/** Open from the start: it is there because somebody asked for it. */
export function CopyDayMenu({ day, dayName, hours, onChange }: CopyDayMenuProps) {
  const { t } = useTranslation('business-profile');
  return (
    <Menu position="bottom-start" withinPortal defaultOpened>
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" aria-label={`${t('hours.copy')} (${dayName})`}>
          {t('hours.copy')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChange(copyDay(hours, day, 'workdays'))}>
          {t('hours.toWorkdays')}
        </Menu.Item>
        <Menu.Item onClick={() => onChange(copyDay(hours, day, 'week'))}>{t('hours.toWeek')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
