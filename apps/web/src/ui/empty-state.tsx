import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateMessage } from './state-message.tsx';

type EmptyStateProps = { title: string; text?: ReactNode; action?: ReactNode; icon?: ReactNode };

/** Nothing here yet: says what will be here and how to get it. */
export function EmptyState({ icon = <IconSparkles size={22} />, ...props }: EmptyStateProps) {
  return <StateMessage icon={icon} {...props} />;
}
