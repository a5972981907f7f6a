import { Box } from '@mantine/core';
import { LineSkeletons } from '../ui/skeletons.tsx';

/** A page whose code is slow to arrive. */
export function RoutePending() {
  return (
    <Box p="lg" maw={720}>
      <LineSkeletons count={6} />
    </Box>
  );
}
