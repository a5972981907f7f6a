import { ResourcesDayView } from '@mantine/schedule';
import { businessHoursOf, noHours } from './opening.ts';
import { type GridProps, useGrid } from './use-grid.tsx';

export function BaysGrid(props: GridProps) {
  const { shared, timed } = useGrid(props);
  const { config, date, isPhone } = props;
  return (
    <ResourcesDayView
      {...shared}
      {...timed}
      businessHours={businessHoursOf(config, date) ?? noHours}
      resources={config.bays.map(({ id, name }) => ({ id, label: name }))}
      intervalMinutes={60}
      rowHeight={84}
      slotWidth={isPhone ? 68 : 92}
    />
  );
}
