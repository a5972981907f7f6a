import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Deferred } from '../../ui/deferred.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import type { GridProps } from './use-grid.tsx';

// Each grid is heavy and looked at alone: a visit loads the one it shows.
const grids = {
  month: lazyRouteComponent(() => import('./month-grid.tsx'), 'MonthGrid'),
  week: lazyRouteComponent(() => import('./week-grid.tsx'), 'WeekGrid'),
  day: lazyRouteComponent(() => import('./day-grid.tsx'), 'DayGrid'),
  bays: lazyRouteComponent(() => import('./bays-grid.tsx'), 'BaysGrid'),
};
const PhoneMonth = lazyRouteComponent(() => import('./phone-month.tsx'), 'PhoneMonth');

/** The calendar as a grid: of days, of hours, or of bays. */
export function CalendarGrid(props: GridProps) {
  const Grid = props.view === 'month' && props.isPhone ? PhoneMonth : grids[props.view];
  const skeleton = <LineSkeletons count={7} />;
  return (
    <Suspense fallback={skeleton}>
      <Deferred meanwhile={skeleton}>
        <Grid {...props} />
      </Deferred>
    </Suspense>
  );
}

/** Fetches a grid that is about to be asked for. */
export function preloadGrid(view: GridProps['view']): void {
  void grids[view].preload?.();
}

export function preloadGrids(): void {
  for (const grid of Object.values(grids)) void grid.preload?.();
}
