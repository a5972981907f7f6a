import { SimpleGrid, Skeleton, Text } from '@mantine/core';
import classes from './stat-tiles.module.css';

/** `value` is undefined while it is on its way. */
type Stat = { label: string; value: string | undefined };

export function StatTiles({ stats }: { stats: readonly Stat[] }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: stats.length }} spacing={0} className={classes.tiles}>
      {stats.map(({ label, value }) => (
        <div key={label} className={classes.tile}>
          <Text component="dt" c="dimmed" size="xs">
            {label}
          </Text>
          <dd className={classes.value}>{value ?? <Skeleton height={26} width={48} mt={4} />}</dd>
        </div>
      ))}
    </SimpleGrid>
  );
}
