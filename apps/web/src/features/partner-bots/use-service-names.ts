import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { listPriceRows } from '../../api/pricing.ts';

/** The services of the studio's list, each once, in the list's order. Undefined until they are known. */
export function useServiceNames(partnerId: string): string[] | undefined {
  const { data } = useQuery({
    queryKey: keys.priceRows(partnerId),
    queryFn: () => listPriceRows(partnerId),
    staleTime: 30_000,
  });
  return data && [...new Set(data.flatMap((row) => (row.isActive ? [row.service] : [])))];
}
