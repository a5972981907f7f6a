import { createPartnerSchema, emailSchema } from '@glossa/contracts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { createPartner } from '../../api/partners.ts';
import { useErrorSentence } from '../../i18n/use-error-sentence.ts';
import { paths } from '../../paths.ts';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { FormError } from '../../ui/form-error.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { whileLoading } from '../../ui/loading-flag.ts';
import { Surface } from '../../ui/surface.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useContractForm } from '../../ui/use-contract-form.ts';

/** An owner left out is sent as none at all. */
const schema = createPartnerSchema.pick({ name: true, address: true }).extend({
  ownerEmail: z
    .string()
    .transform((text) => (text.trim() === '' ? undefined : text))
    .pipe(emailSchema.optional()),
});

export function CreatePartnerForm() {
  const { t } = useTranslation(['partners', 'ui']);
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useContractForm({ schema, initialValues: { name: '', address: '', ownerEmail: '' } });
  const create = useMutation({
    mutationFn: (wanted: z.infer<typeof schema>) => whileLoading(() => createPartner(wanted)),
    onSuccess: async (partner) => {
      await queryClient.invalidateQueries({ queryKey: ['partner', 'list'] });
      toastSuccess(t('create.done', { name: partner.name }));
      await navigate({ to: paths.partner, params: { partnerId: partner.id } });
    },
    onError: (error) => {
      if (!isAboutOwner(error)) return;
      form.setFieldError('ownerEmail', sentence(error));
      focusFirstError({ ownerEmail: true });
    },
  });
  return (
    <Surface maw={620}>
      <form noValidate onSubmit={form.onSubmit((values) => create.mutate(schema.parse(values)))}>
        <Stack>
          <TextInput label={t('create.name')} autoComplete="off" {...form.getInputProps('name')} />
          <TextInput label={t('create.address')} autoComplete="off" {...form.getInputProps('address')} />
          <TextInput
            label={t('create.owner')}
            description={t('create.ownerHint')}
            type="email"
            autoComplete="off"
            {...form.getInputProps('ownerEmail')}
          />
          <FormError error={isAboutOwner(create.error) ? null : create.error} />
          <Group gap="xs">
            <Button type="submit" variant="shift" loading={create.isPending}>
              {t('create.submit')}
            </Button>
            <LinkButton variant="default" to={paths.partners}>
              {t('ui:cancel')}
            </LinkButton>
          </Group>
        </Stack>
      </form>
    </Surface>
  );
}

function isAboutOwner(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'owner_not_found' || error.code === 'owner_has_partner')
  );
}
