import { useNotifications } from '@mantine/notifications';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';

const Toasts = lazyRouteComponent(() => import('./toasts.tsx'), 'Toasts');

/** Where toasts appear. What draws them is fetched with the first one, which waits for it. */
export function Toaster() {
  const { notifications } = useNotifications();
  const [isNeeded, setNeeded] = useState(false);
  if (notifications.length > 0 && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
