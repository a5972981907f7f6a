import { type Partner, type PlanName, planNames } from '@glossa/contracts';
import { Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { updatePartner } from '../../api/partners.ts';
import { showUndoToast } from '../../ui/undo-toast.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { PlanLimitsWords } from './plan-words.tsx';

/** The plan as an administrator sees it: the choice shows at once and goes back where it is refused. */
export function PlanChoice({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners');
  const queryClient = useQueryClient();
  const toastFailure = useFailureToast();
  const key = keys.partner(partner.id);
  const show = (plan: PlanName) =>
    queryClient.setQueryData<Partner>(key, (shown) => (shown ? { ...shown, plan } : shown));
  const change = useMutation({
    mutationFn: (plan: PlanName) => updatePartner(partner.id, { plan }),
    onMutate: (plan) => {
      show(plan);
      return partner.plan;
    },
    onSuccess: (saved, _, before) => {
      queryClient.setQueryData(key, saved);
      void queryClient.invalidateQueries({ queryKey: ['partner', 'list'] });
      // The line about it is written by now: the choice itself shows before that.
      void queryClient.invalidateQueries({ queryKey: ['audit', partner.id] });
      showUndoToast({
        message: t('plan.changed', { name: saved.name, plan: t(`plan.${saved.plan}`) }),
        onUndo: () => change.mutate(before),
      });
    },
    onError: (error, _, before) => {
      if (before) show(before);
      toastFailure(error);
    },
  });
  const choose = (chosen: string | null) => {
    const plan = planNames.find((name) => name === chosen);
    if (plan && plan !== partner.plan) change.mutate(plan);
  };
  return (
    <>
      <Select
        aria-label={t('plan.label')}
        maw={180}
        mb={4}
        size="xs"
        allowDeselect={false}
        comboboxProps={{ keepMounted: false }}
        data={planNames.map((name) => ({ value: name, label: t(`plan.${name}`) }))}
        value={partner.plan}
        onChange={choose}
      />
      <PlanLimitsWords plan={partner.plan} />
    </>
  );
}
