import { WeekView } from '@mantine/schedule';
import { weekHoursOf } from './opening.ts';
import { type GridProps, useGrid } from './use-grid.tsx';
import { usePlainNames } from './use-plain-names.ts';

export function WeekGrid(props: GridProps) {
  const { shared, timed, draftSlot, draftDay } = useGrid(props);
  const plainNames = usePlainNames();
  return (
    <WeekView
      ref={plainNames}
      {...shared}
      {...timed}
      firstDayOfWeek={1}
      withWeekNumber={false}
      highlightToday
      weekdayFormat="dd"
      slotHeight={52}
      businessHours={weekHoursOf(props.config, props.date)}
      withDragSlotSelect
      onSlotDragEnd={(slotStart, slotEnd) => draftSlot({ slotStart, slotEnd })}
      onAllDaySlotClick={draftDay}
      onDateChange={props.onDay}
    />
  );
}
