import { createSubscriptionSchema, type Partner, subscriptionProblems } from '@glossa/contracts';
import { Alert, Button, Select, Stack, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '../../../api/api-error.ts';
import { addSubscription } from '../../../api/calendar-subscriptions.ts';
import { keys } from '../../../api/keys.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { useContractForm } from '../../../ui/use-contract-form.ts';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { wholeStudio } from '../event-values.ts';

const formSchema = createSubscriptionSchema.extend({ bayId: z.string() });
const nothing = { name: '', url: '', bayId: wholeStudio };
const refusal = z.object({ problem: z.enum(subscriptionProblems) });

/** Takes an address in and reads it at once; what was typed stays until that went well. */
export function AddSubscription({ partner }: { partner: Partner }) {
  const { t } = useTranslation('calendar');
  const queries = useQueryClient();
  const onFailure = useFailureToast();
  const [problem, setProblem] = useState<z.infer<typeof refusal>['problem'] | null>(null);
  const form = useContractForm({ schema: formSchema, initialValues: nothing });
  const add = useMutation({
    mutationFn: ({ bayId, ...values }: typeof nothing) =>
      addSubscription(partner.id, { ...values, bayId: bayId === wholeStudio ? null : bayId }),
    onMutate: () => setProblem(null),
    onSuccess: async (listed) => {
      queries.setQueryData(keys.calendarSubscriptions(partner.id), listed);
      form.reset();
      toastSuccess(t('others.added'));
      await queries.invalidateQueries({ queryKey: ['event', partner.id] });
    },
    onError: (error) => {
      const read = refusal.safeParse(error instanceof ApiError ? error.details : null);
      if (read.success) setProblem(read.data.problem);
      else onFailure(error);
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => add.mutate(values))} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t('others.url')}
          description={t('others.urlHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          required
          {...form.getInputProps('url')}
        />
        <TextInput label={t('others.name')} required {...form.getInputProps('name')} />
        <Select
          label={t('others.takes')}
          allowDeselect={false}
          data={[
            { value: wholeStudio, label: t('wholeStudio') },
            ...partner.config.bays.map(({ id, name }) => ({ value: id, label: `${t('bay')}: ${name}` })),
          ]}
          {...form.getInputProps('bayId')}
        />
        {problem ? (
          <Alert color="red" variant="light" icon={<IconAlertCircle size={18} />} role="alert">
            {problem === 'unreachable' ? t('others.unreachableNow') : t(`others.problem.${problem}`)}
          </Alert>
        ) : null}
        <Button type="submit" style={{ alignSelf: 'flex-start' }} loading={add.isPending}>
          {t('others.add')}
        </Button>
      </Stack>
    </form>
  );
}
