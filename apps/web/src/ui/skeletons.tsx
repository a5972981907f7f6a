import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Lines of text still on their way. */
export function LineSkeletons({ count = 4 }: { count?: number }) {
  return (
    <Stack gap="sm" aria-busy="true">
      <LoadingWord />
      {Array.from({ length: count }, (_, line) => `line-${line}`).map((line) => (
        <Skeleton key={line} height={18} radius="sm" />
      ))}
    </Stack>
  );
}

/** Cards still on their way, in the grid they will stand in. */
export function CardSkeletons({ count = 3, height = 150 }: { count?: number; height?: number }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} aria-busy="true">
      <LoadingWord />
      {Array.from({ length: count }, (_, card) => `card-${card}`).map((card) => (
        <Skeleton key={card} height={height} radius="lg" />
      ))}
    </SimpleGrid>
  );
}

function LoadingWord() {
  const { t } = useTranslation('ui');
  return <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>;
}
