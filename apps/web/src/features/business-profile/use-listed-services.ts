import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { listPriceRows } from '../../api/pricing.ts';

/** The services of the price list, each once; empty until the list is here. */
export function useListedServices(partnerId: string): { services: string[]; isLoaded: boolean } {
  const rows = useQuery({ queryKey: keys.priceRows(partnerId), queryFn: () => listPriceRows(partnerId) });
  return {
    services: [...new Set((rows.data ?? []).map(({ service }) => service))],
    isLoaded: rows.data !== undefined,
  };
}
