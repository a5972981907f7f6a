import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LineSkeletons } from '../../../ui/skeletons.tsx';
import type { RowFormProps } from './row-form.tsx';

const RowForm = lazyRouteComponent(() => import('./row-form.tsx'), 'RowForm');

/** The form of a row, fetched with the first row that is opened: a list is read more often than edited. */
export function RowEditor(props: RowFormProps) {
  return (
    <Suspense fallback={<LineSkeletons count={4} />}>
      <RowForm {...props} />
    </Suspense>
  );
}

export function preloadRowForm(): void {
  void RowForm.preload?.();
}
