import type { Partner } from '@glossa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { deletePartner } from '../../api/partners.ts';
import { paths } from '../../paths.ts';
import { whileLoading } from '../../ui/loading-flag.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** Deletes a business and goes back to the list, which no longer has it. */
export function useDeletePartner(partner: Partner) {
  const { t } = useTranslation('partners');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => whileLoading(() => deletePartner(partner.id)),
    onSuccess: async () => {
      toastSuccess(t('delete.done', { name: partner.name }));
      await navigate({ to: paths.partners });
      queryClient.removeQueries({ queryKey: keys.partner(partner.id) });
      await queryClient.invalidateQueries({ queryKey: ['partner', 'list'] });
      await queryClient.invalidateQueries({ queryKey: ['bot', 'list'] });
    },
  });
}
