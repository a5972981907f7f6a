import type { PriceList } from '@glossa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { restorePriceVersion, savePriceList } from '../../api/pricing.ts';
import { whileLoading } from '../../ui/loading-flag.ts';
import { rowsToSave } from './working-list/rows-to-save.ts';
import type { WorkList } from './working-list/work-list.ts';

/** Saving the desk and bringing an earlier list back. Both leave everybody's cache with the list that is live now. */
export function usePriceMutations(partnerId: string, onLive: (list: PriceList) => void) {
  const client = useQueryClient();
  const accept = async (list: PriceList) => {
    client.setQueryData(keys.priceList(partnerId), list);
    onLive(list);
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.priceRows(partnerId) }),
      client.invalidateQueries({ queryKey: ['partner'] }),
    ]);
  };
  // A stale desk needs the new list, on top of which its changes are put.
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'stale')
      void client.invalidateQueries({ queryKey: keys.priceList(partnerId) });
  };
  const save = useMutation({
    mutationFn: ({ rows, baseVersion, kind }: WorkList) => {
      const staying = rowsToSave(rows);
      return whileLoading(() => savePriceList(partnerId, { rows: staying, baseVersion, kind }));
    },
    onSuccess: accept,
    onError,
  });
  const restore = useMutation({
    mutationFn: ({ version, baseVersion }: { version: number; baseVersion: number }) =>
      whileLoading(() => restorePriceVersion(partnerId, version, baseVersion)),
    onSuccess: accept,
    onError,
  });
  return { save, restore };
}
