import { contactSchema, type Partner, type PlanName } from '@glossa/contracts';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { submitContact } from '../../api/contact.ts';
import { useUser } from '../../session/use-user.ts';
import { FormError } from '../../ui/form-error.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useContractForm } from '../../ui/use-contract-form.ts';
import { SubscribeLinks } from './subscribe-links.tsx';

type SubscribeProps = { partner: Partner; plan: PlanName; onDone: () => void };

/** A plan is taken by a message, written already: a person answers it, and nothing is charged by a click. */
export function Subscribe({ partner, plan, onDone }: SubscribeProps) {
  const { t } = useTranslation('plan');
  const user = useUser();
  const form = useContractForm({
    schema: contactSchema,
    initialValues: {
      name: partner.name,
      email: user?.email ?? '',
      message: t('message', { plan: t(`names.${plan}`), studio: partner.name }),
    },
  });
  const sending = useMutation({
    mutationFn: submitContact,
    onSuccess: () => {
      toastSuccess(t('sent'));
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((contact) => sending.mutate(contact))}>
      <Stack gap="sm">
        <Text c="dimmed">{t('subscribeText')}</Text>
        <TextInput label={t('name')} {...form.getInputProps('name')} />
        <TextInput label={t('email')} type="email" {...form.getInputProps('email')} />
        <Textarea label={t('messageLabel')} rows={4} {...form.getInputProps('message')} />
        <FormError error={sending.error} />
        <Group gap="xs">
          <Button type="submit" variant="shift" loading={sending.isPending}>
            {t('send')}
          </Button>
          <SubscribeLinks
            subject={t('subscribeTo', { plan: t(`names.${plan}`) })}
            message={form.values.message}
          />
        </Group>
      </Stack>
    </form>
  );
}
