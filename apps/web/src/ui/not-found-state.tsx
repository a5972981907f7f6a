import { IconMapPinOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateMessage } from './state-message.tsx';

/** The thing a link points at does not exist (any more). */
export function NotFoundState(props: { title: string; text?: ReactNode; action?: ReactNode }) {
  return <StateMessage icon={<IconMapPinOff size={22} />} {...props} />;
}
