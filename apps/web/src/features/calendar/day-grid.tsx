import { DayView } from '@mantine/schedule';
import { businessHoursOf, noHours } from './opening.ts';
import { type GridProps, useGrid } from './use-grid.tsx';

export function DayGrid(props: GridProps) {
  const { shared, timed, draftDay } = useGrid(props);
  return (
    <DayView
      {...shared}
      {...timed}
      businessHours={businessHoursOf(props.config, props.date) ?? noHours}
      slotHeight={56}
      onAllDaySlotClick={draftDay}
    />
  );
}
