import type { Partner, PartnerConfigPatch, UpdatePartner } from '@glossa/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { updatePartner, updatePartnerConfig } from '../../api/partners.ts';
import { loadSession } from '../../session/session-store.ts';

/** Sends changes of a business and lets every screen see the answer. */
export function useSavePartner(partnerId: string) {
  const queryClient = useQueryClient();
  const keep = (saved: Partner): Partner => {
    queryClient.setQueryData(keys.partner(partnerId), saved);
    void queryClient.invalidateQueries({ queryKey: ['partner', 'list'] });
    return saved;
  };
  return {
    saveFacts: async (changes: UpdatePartner): Promise<Partner> => {
      const saved = keep(await updatePartner(partnerId, changes));
      // The user's own record names the business too.
      if (changes.name !== undefined) await loadSession();
      return saved;
    },
    saveConfig: async (changes: PartnerConfigPatch): Promise<Partner> =>
      keep(await updatePartnerConfig(partnerId, changes)),
  };
}
