import { IconMapPinOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateMessage } from './state-message.tsx';

type NotFoundStateProps = { title: string; text?: ReactNode; action?: ReactNode; headingLevel?: 1 | 2 };

/** The thing a link points at does not exist (any more). */
export function NotFoundState(props: NotFoundStateProps) {
  return <StateMessage icon={<IconMapPinOff size={22} />} {...props} />;
}
