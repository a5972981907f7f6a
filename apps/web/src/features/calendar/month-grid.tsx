import { MonthView } from '@mantine/schedule';
import { useFormat } from '../../i18n/use-format.ts';
import { type GridProps, useGrid } from './use-grid.tsx';

export function MonthGrid(props: GridProps) {
  const { shared } = useGrid(props);
  const format = useFormat();
  return (
    <MonthView
      {...shared}
      firstDayOfWeek={1}
      consistentWeeks={false}
      weekdayFormat="ddd"
      getDayProps={(day) => ({ 'aria-label': format.longDate(`${day}T12:00:00Z`, 'UTC') })}
      onDayClick={props.onDay}
    />
  );
}
