import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

export function EntryHint({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip label={label} position="right">
      {children}
    </Tooltip>
  );
}
