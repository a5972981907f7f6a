import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Surface } from '../../ui/surface.tsx';

/** Fields that belong together, on one sheet. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Surface component="section" aria-label={title}>
      <Title order={2} fz="lg" mb="sm">
        {title}
      </Title>
      <Stack gap="md">{children}</Stack>
    </Surface>
  );
}
