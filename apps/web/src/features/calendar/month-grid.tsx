import { MonthView } from '@mantine/schedule';
import { type GridProps, useGrid } from './use-grid.tsx';

export function MonthGrid(props: GridProps) {
  const { shared } = useGrid(props);
  return (
    <MonthView
      {...shared}
      firstDayOfWeek={1}
      consistentWeeks={false}
      weekdayFormat="ddd"
      onDayClick={props.onDay}
    />
  );
}
