import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';

export function Toasts() {
  // At the bottom of a phone stand the tabs.
  const isPhone = useMediaQuery('(max-width: 767.98px)', false, { getInitialValueInEffect: false });
  return <Notifications position={isPhone ? 'top-center' : 'bottom-right'} limit={4} />;
}
